"""How Nippon looks, in a terminal and in a browser."""

from entrepot.paper import loading

text_face, drawn_face = loading.text_face(__name__), loading.drawn_face(__name__)
