import { addScript } from './add-script.ts';
import { gtagArguments } from './gtag-arguments.mjs';

type HeatMapQueue = ((...parameters: unknown[]) => void) & { q?: unknown[] };
declare global {
  interface Window {
    clarity?: HeatMapQueue;
  }
}

export function startHeatMap(url: string): void {
  const queue: HeatMapQueue = (...parameters) => {
    (queue.q ??= []).push(gtagArguments(...parameters));
  };
  window.clarity = queue;
  queue('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  addScript(url);
}
