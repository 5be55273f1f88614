// @ts-check
/** The queues of analytics tools ignore arrays. @type {(...parameters: unknown[]) => unknown} */
export const gtagArguments = function () {
  return arguments;
};
