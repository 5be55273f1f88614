import { addIntegration, replayIntegration } from '@sentry/astro';
import { scrubDeep } from './scrub.ts';

/** Replays a visit with every text and input masked and no picture; dialogs, where codes are typed, are left out whole. */
export function startReplay(): void {
  addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      block: ['dialog'],
      // Its worker would be a script from a blob, which the page's policy refuses.
      useCompression: false,
      beforeAddRecordingEvent: (event) => scrubDeep(event) as typeof event,
    }),
  );
}
