// @ts-check
/**
 * The arguments of a call as the tools' command lists want them: a real `arguments` object, which an array is not taken for.
 * Plain JavaScript, because TypeScript's rules rightly forbid it everywhere else.
 * @type {(...parameters: unknown[]) => unknown}
 */
export const command = function () {
  return arguments;
};
