// What the modules of a page share.

// Whatever is found on a page, or happens there, is at an element of HTML or SVG that the server has drawn. What only some
// kinds of them have is not told apart, and neither is whether something is there at all.
interface EventTarget {
  closest<E extends Element = Element>(selectors: string): E;
  close(): void;
  readonly dataset: DOMStringMap;
  text: any;
  value: any;
}
interface Element extends HTMLOrSVGElement, ElementCSSInlineStyle {
  checked: any;
  content: any;
  disabled: any;
  elements: any;
  hidden: any;
  inert: any;
  noValidate: any;
  open: any;
  type: any;
  readonly offsetHeight: any;
  readonly offsetParent: any;
  readonly ownerSVGElement: any;
  click(): void;
  select(): void;
  showModal(): void;
  submit(): void;
}

// What the server says when something has changed.
interface Told {
  parts: Record<string, string>;
  at?: number | null;
  number?: number;
  step?: number;
  digest?: string;
  title?: string;
  turn?: boolean;
  line?: number;
  url?: string;
  stays?: boolean; // noted on the way: what is chosen stays so
}

type Point = [number, number];
type Box = Pick<DOMRect, "left" | "top" | "width" | "height" | "right" | "bottom">;
// An act that two places have in common.
type Common = (one: Element, other: Element) => string | undefined;
