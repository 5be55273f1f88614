// @ts-check
// npm's "prepare": lets git run `.githooks`, unless a developer has chosen other hooks.
import { spawnSync } from 'node:child_process';

/** @param {string[]} parameters */
const git = (...parameters) => spawnSync('git', parameters, { encoding: 'utf8' });

const isRepository = git('rev-parse', '--show-toplevel').status === 0;
const chosenFolder = git('config', '--get', 'core.hooksPath').stdout?.trim();
if (isRepository && !chosenFolder) git('config', 'core.hooksPath', '.githooks');
