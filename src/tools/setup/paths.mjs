// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** May be deleted at any time. */
export const CACHE = join(ROOT, '.cache');

export const DIST = 'dist';
/** Tests do not disturb a running `npm start`. */
export const TEST_SITE = '.cache/test-site';

/** @param {string} path */
export const packageFile = (path) => join(ROOT, 'node_modules', path);
