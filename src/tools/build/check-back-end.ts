import type { AstroIntegration } from 'astro';
import { backEnd, type BackEnd } from '../../config/back-end.ts';
import { requireSoundDialect } from '../conformance/dialect-faults.ts';

/** A build stops at a dialect file by which answers would be changed or lost. */
export const checkBackEnd = (file: BackEnd = backEnd): AstroIntegration => ({
  name: 'check-back-end',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'build') requireSoundDialect(file);
    },
  },
});
