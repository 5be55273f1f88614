import type { toolScripts } from '../../config/analytics.ts';
import { localeOfPage, routeOfPage } from '../page-info.ts';
import { utmValues } from '../storage/utm.ts';
import { allowedEvent } from './allowed-events.ts';
import { startHeatMap } from './heat-map.ts';
import { startTagManager } from './tag-manager.ts';
import { startVideoPixel } from './video-pixel.ts';

export function startTools({ tagManager, videoPixel, heatMap }: ReturnType<typeof toolScripts>): void {
  const view = { event: 'page_view', route_id: routeOfPage(), locale: localeOfPage(), ...utmValues() };
  if (tagManager) startTagManager(tagManager, (queue) => allowedEvent(queue).push(view));
  if (videoPixel) startVideoPixel(videoPixel);
  if (heatMap) startHeatMap(heatMap);
}
