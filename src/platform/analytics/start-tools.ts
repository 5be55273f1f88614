import type { toolScripts } from '../../config/analytics.ts';
import { localeOfPage, routeOfPage } from '../page-info.ts';
import type { Consent } from '../storage/consent-choice.ts';
import { utmValues } from '../storage/utm.ts';
import { allowedEvent } from './allowed-events.ts';
import { startHeatMap, startTagManager, startVideoPixel } from './tools.ts';

type ToolScripts = ReturnType<typeof toolScripts>;

/** The result page marks an application as complete only once the server has confirmed it. */
function startWhenComplete({ tagManager }: ToolScripts, choice: Consent, flow = ''): void {
  // The event was sent when the page first opened; a reload must not send it again.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.type !== 'navigate') return;
  const found = () => document.querySelector('[data-application-complete]') !== null;
  const sendEvent = (): void => {
    if (tagManager)
      startTagManager(tagManager, choice, (queue) => allowedEvent(queue).push({ event: 'application_complete', flow }));
  };
  if (found()) return sendEvent();
  const observer = new MutationObserver(() => {
    if (!found()) return;
    observer.disconnect();
    sendEvent();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

export function startTools(tools: ToolScripts, choice: Consent): void {
  const { tagManager, videoPixel, heatMap } = tools;
  if (routeOfPage().endsWith('.confirmation-complete')) {
    startWhenComplete(tools, choice, document.body.dataset.flow);
    return;
  }
  const view = { event: 'page_view', route_id: routeOfPage(), locale: localeOfPage(), ...utmValues() };
  if (tagManager) startTagManager(tagManager, choice, (queue) => allowedEvent(queue).push(view));
  if (videoPixel) startVideoPixel(videoPixel);
  if (heatMap) startHeatMap(heatMap);
}
