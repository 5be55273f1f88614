import type { AstroIntegration } from 'astro';
import { backEnd, type BackEnd } from '../../config/back-end.ts';
import { requireSoundDialect } from '../conformance/dialect-faults.ts';

/** Stops a build whose dialect file would change or lose answers. */
export const checkBackEnd = (file: BackEnd = backEnd): AstroIntegration => ({
  name: 'check-back-end',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'build') requireSoundDialect(file);
    },
  },
});
