// @ts-check

/** `engines` in package.json says the same. */
const OLDEST_NODE = { major: 20, minor: 19 };

/** @param {string} line */
export const log = (line) => console.log(line);

/** @param {number} seconds */
export const formatSeconds = (seconds) => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;

const PROGRESS_EVERY_MS = 10_000;

/**
 * Reports the progress of long work. @param {string} what @param {Promise<void>} work @param {() => string} [state] how
 * far it is
 */
export async function showProgress(what, work, state = () => '') {
  const started = performance.now();
  const say = () => log(`… ${what}: ${formatSeconds((performance.now() - started) / 1000)}${state()}`);
  const timer = setInterval(say, PROGRESS_EVERY_MS);
  await work.finally(() => clearInterval(timer));
}

const PARENT_ASKED_EVERY_MS = 500;

/** npm passes SIGTERM only to its shell, which passes it to nobody, so this program watches whether the shell is still there. */
function stopWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_ASKED_EVERY_MS).unref();
}

/** @param {string} version @returns {string | undefined} what is wrong with it */
export function nodeVersionProblem(version) {
  const { major, minor } = OLDEST_NODE;
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return undefined;
  return `This project needs Node ${major}.${minor} or newer; this is Node ${version}. Please install a newer Node and try again.`;
}

/** Prints the sentence of an error without its stack. @param {() => Promise<void>} main */
export async function runMain(main) {
  try {
    const problem = nodeVersionProblem(process.versions.node);
    if (problem) throw new Error(problem);
    stopWithNpm();
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
