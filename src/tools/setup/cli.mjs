// @ts-check

/** `engines` in package.json says the same. */
const OLDEST_NODE = { major: 20, minor: 19 };

/** @param {string} line */
export const log = (line) => console.log(line);

/** @param {number} seconds */
export const formatSeconds = (seconds) => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;

/** @param {string} version @returns {string | undefined} what is wrong with it */
export function nodeVersionProblem(version) {
  const { major, minor } = OLDEST_NODE;
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return undefined;
  return `This project needs Node ${major}.${minor} or newer; this is Node ${version}. Please install a newer Node and try again.`;
}

/** An error becomes a sentence, not a stack. @param {() => Promise<void>} main */
export async function runMain(main) {
  try {
    const problem = nodeVersionProblem(process.versions.node);
    if (problem) throw new Error(problem);
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
