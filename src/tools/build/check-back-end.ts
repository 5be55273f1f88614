import type { AstroIntegration } from 'astro';
import { backEnd } from '../../config/back-end.ts';
import { requireSoundDialect } from '../conformance/dialect-faults.ts';

/** A build stops at a dialect file by which answers would be changed or lost. */
export const checkBackEnd = (): AstroIntegration => ({
  name: 'check-back-end',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'build') requireSoundDialect(backEnd);
    },
  },
});
