import { addIntegration, replayIntegration } from '@sentry/astro';
import { scrubDeep } from './scrub.ts';

/** Excludes dialogs, because one-time codes are typed there. */
export function startReplay(): void {
  addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      block: ['dialog'],
      // Compression needs a blob worker, which the CSP refuses.
      useCompression: false,
      beforeAddRecordingEvent: (event) => scrubDeep(event) as typeof event,
    }),
  );
}
