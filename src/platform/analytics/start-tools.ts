import type { toolScripts } from '../../config/analytics.ts';
import { localeOfPage, routeOfPage } from '../page-info.ts';
import { utmValues } from '../storage/utm.ts';
import { allowedEvent } from './allowed-events.ts';
import { startHeatMap } from './heat-map.ts';
import { startTagManager } from './tag-manager.ts';
import { startVideoPixel } from './video-pixel.ts';

type ToolScripts = ReturnType<typeof toolScripts>;

/** The result page says that an application is complete once the server has said so. */
function startWhenComplete({ tagManager }: ToolScripts, flow = ''): void {
  // A page that is loaded again has told it before.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit && visit.type !== 'navigate') return;
  const found = () => document.querySelector('[data-application-complete]') !== null;
  const tell = (): void => {
    if (tagManager)
      startTagManager(tagManager, (queue) => allowedEvent(queue).push({ event: 'application_complete', flow }));
  };
  if (found()) return tell();
  const observer = new MutationObserver(() => {
    if (!found()) return;
    observer.disconnect();
    tell();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

export function startTools(tools: ToolScripts): void {
  const { tagManager, videoPixel, heatMap } = tools;
  if (routeOfPage().endsWith('.confirmation-complete')) {
    startWhenComplete(tools, document.body.dataset.flow);
    return;
  }
  const view = { event: 'page_view', route_id: routeOfPage(), locale: localeOfPage(), ...utmValues() };
  if (tagManager) startTagManager(tagManager, (queue) => allowedEvent(queue).push(view));
  if (videoPixel) startVideoPixel(videoPixel);
  if (heatMap) startHeatMap(heatMap);
}
