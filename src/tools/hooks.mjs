// @ts-check
// npm's "prepare": points git at `.githooks`. Without git, or with hooks of one's own, nothing changes.
import { spawnSync } from 'node:child_process';

/** @param {string[]} parameters */
const git = (...parameters) => spawnSync('git', parameters, { encoding: 'utf8' });

const inside = git('rev-parse', '--show-toplevel').status === 0;
const chosen = git('config', '--get', 'core.hooksPath').stdout?.trim();
if (inside && !chosen) git('config', 'core.hooksPath', '.githooks');
