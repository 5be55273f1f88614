// The last step of `npm run studio`. STUDIO_ROOT names another folder to edit, for tests.
import { log } from '../setup/cli.mjs';
import { ROOT } from '../setup/paths.mjs';
import { listen } from '../serve/listen.ts';
import { closeWhenStopped } from '../serve/served-build.ts';
import { createStudio } from './create-studio.ts';
import { formatted } from './files/formatted.ts';
import { renderPolicy } from './policies/render-policy.ts';

// The formatter and the renderer take seconds to load, so they are loaded before the first save.
await Promise.all([formatted('a.json', '{}'), formatted('a.md', ''), renderPolicy('')]);
const studio = await createStudio({ root: process.env['STUDIO_ROOT'] || ROOT });
const server = await listen((request) => studio.fetch(request), Number(process.env['STUDIO_PORT']), '127.0.0.1');
log(`Words studio: http://localhost:${server.port} (Ctrl-C ends it)`);
closeWhenStopped(server.close);
