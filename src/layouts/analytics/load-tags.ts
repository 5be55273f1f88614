import type { tagAddresses } from '../../config/tags.ts';
import { utmValues } from '../../state/utm.ts';
import { startHeatMap } from './heat-map.ts';
import { measured } from './measured.ts';
import { localeOfDocument, routeOfDocument } from './page-view.ts';
import { startTagManager } from './tag-manager.ts';
import { startVideoPixel } from './video-pixel.ts';

/** Loads the tools that this page may have and tells them of one page view; called only after consent. */
export function loadTags({ tagManager, videoPixel, heatMap }: ReturnType<typeof tagAddresses>): void {
  const view = { event: 'page_view', route_id: routeOfDocument(), locale: localeOfDocument(), ...utmValues() };
  if (tagManager) startTagManager(tagManager, (layer) => measured(layer).push(view));
  if (videoPixel) startVideoPixel(videoPixel);
  if (heatMap) startHeatMap(heatMap);
}
