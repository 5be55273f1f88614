// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** This folder may be deleted at any time. */
export const CACHE = join(ROOT, '.cache');

export const DIST = 'dist';
/** Tests have a build of their own, so that they do not disturb a running `npm start`. */
export const TEST_SITE = '.cache/test-site';

/** @param {string} path */
export const packageFile = (path) => join(ROOT, 'node_modules', path);
