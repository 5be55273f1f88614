// @ts-check
/** The queues of analytics tools expect an `arguments` object and ignore arrays. @type {(...parameters: unknown[]) => unknown} */
export const gtagArguments = function () {
  return arguments;
};
