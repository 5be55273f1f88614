// @ts-check
import { createServer } from 'node:net';

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/**
 * @param {Readonly<Record<string, string>>} ports variable name → port
 * @throws {Error} when one is no port, or taken
 */
export async function requireFreePorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    const number = Number(port);
    if (!Number.isInteger(number) || number < 1 || number > 65_535) {
      throw new Error(`${name}=${port} is not a port; choose a number from 1 to 65535.`);
    }
    if (!(await isFree(number))) {
      throw new Error(
        `Port ${port} is already in use. Stop the program that uses it, or choose another with ${name}=….`,
      );
    }
  }
}
