import { addScript } from './add-script.ts';
import { command } from './command.mjs';

type HeatMapQueue = ((...parameters: unknown[]) => void) & { q?: unknown[] };
declare global {
  interface Window {
    clarity?: HeatMapQueue;
  }
}

export function startHeatMap(address: string): void {
  const queue: HeatMapQueue = (...parameters) => {
    (queue.q ??= []).push(command(...parameters));
  };
  window.clarity = queue;
  queue('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  addScript(address);
}
