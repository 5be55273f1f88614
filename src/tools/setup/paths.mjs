// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** This folder may be deleted at any time. */
export const CACHE = join(ROOT, '.cache');

export const DIST = 'dist';
/** Tests have a build of their own, so that they do not disturb a running `npm start`. */
export const TEST_SITE = '.cache/test-site';
export const TEST_SITE_BY_HOST = '.cache/test-site-by-host';

/** A build writes its source maps into this folder next to it, so that no server sends them. */
export const SOURCE_MAPS = 'source-maps';
/** Where those of a finished build are kept. @param {string} folder of the build */
export const sourceMapsOf = (folder) => `${folder}-${SOURCE_MAPS}`;

/** @param {string} path */
export const packageFile = (path) => join(ROOT, 'node_modules', path);
