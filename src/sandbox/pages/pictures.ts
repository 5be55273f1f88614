import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { scene } from '../../brand/scene.ts';
import { FLOW_HOURS } from '../../brand/scenes.ts';
import { isLocale } from '../../config/locales.ts';
import { APPLICATION_TYPES } from '../../model/application.ts';
import { faculties } from '../seed/programmes.ts';
import type { Markup } from './layout.ts';

/** Width and height of a banner in CSS pixels: the flow's landscape, whose text is in `alt`. @chosen */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  desktop: [1280, 320],
  tablet: [768, 288],
  mobile: [360, 200],
};
const facultyLogo = (initial: string, index: number): Markup =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
    <circle cx="32" cy="32" r="32" fill="hsl(${(250 + index * 47) % 360} 55% 38%)" />
    <text x="32" y="42" font-size="28" font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#fff">
      ${initial}
    </text>
  </svg>`;

const BANNER = new RegExp(`^banner-(${APPLICATION_TYPES.join('|')})-(desktop|tablet|mobile)-(th|en)\\.svg$`);

function draw(file: string): Markup | undefined {
  const faculty = /^faculty-(\d+)\.svg$/.exec(file)?.[1];
  const index = faculties.findIndex(({ id }) => id === faculty);
  if (index >= 0)
    return facultyLogo(faculties[index]?.name[1].replace(/^(Faculty|School|College) of /, '').charAt(0) ?? '', index);
  const [, flow, size, locale] = BANNER.exec(file) ?? [];
  const type = APPLICATION_TYPES.find((one) => one === flow);
  const box = SIZES[size ?? ''];
  if (!type || !box || !isLocale(locale)) return undefined;
  const [width, height] = box;
  return raw(scene(FLOW_HOURS[type], { width, height }));
}

/** Serves banners and faculty logos, which are drawn on demand so that no picture files are needed. */
export function pictureRoutes(): Hono {
  const app = new Hono();
  app.get('/sandbox/pictures/:file', async (c) => {
    const svg = await draw(c.req.param('file'));
    return svg === undefined ? c.notFound() : c.body(svg.toString(), 200, { 'Content-Type': 'image/svg+xml' });
  });
  return app;
}
