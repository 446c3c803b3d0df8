// What fails is told to the console, and what comes after it is done all the same: a browser without sound or
// notifications still shows the table as it is.
/** @param {Function} thing @param {unknown[]} told */
export function attempt(thing, ...told) {
  try {
    const done = thing(...told);
    if (done instanceof Promise) done.catch(reportError);
    return done;
  } catch (error) {
    reportError(error);
  }
}
