// @ts-check

/** The oldest Node the pinned packages run on (`engines` in package.json). */
const LEAST = { major: 20, minor: 19 };

/**
 * @param {string} version as `process.versions.node` gives it
 * @returns {string | undefined} what is wrong, in a sentence
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = major > LEAST.major || (major === LEAST.major && minor >= LEAST.minor);
  return fits
    ? undefined
    : `This project needs Node ${LEAST.major}.${LEAST.minor} or newer; this is Node ${version}. Please install a newer Node and try again.`;
}
