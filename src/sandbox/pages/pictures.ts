import { Hono } from 'hono';
import { html } from 'hono/html';
import { isLocale } from '../../config/locales.ts';
import { APPLICATION_TYPES } from '../../model/application.ts';
import { faculties } from '../seed/programmes.ts';
import type { Markup } from './layout.ts';

/** Width and height in CSS pixels. @chosen */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  desktop: [1280, 320],
  tablet: [768, 288],
  mobile: [360, 200],
};
/** Draws shapes only, because a system may lack a Thai font. The text is in `alt`. */
const banner = ([width, height]: readonly [number, number], turn: number): Markup =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="hsl(${262 + turn} 72% 22%)" />
        <stop offset="1" stop-color="hsl(${262 + turn} 68% 48%)" />
      </linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#sky)" />
    <circle cx="${width * 0.82}" cy="${height * 0.34}" r="${height * 0.16}" fill="#fbbf24" />
    <g fill="#fff">
      <path
        d="M0 ${height} Q ${width * 0.25} ${height * 0.5} ${width * 0.55} ${height * 0.8} T ${width} ${height * 0.72} V ${height} Z"
        opacity=".16"
      />
      <path
        d="M0 ${height * 0.86} Q ${width * 0.35} ${height * 0.66} ${width * 0.7} ${height * 0.9} T ${width} ${height * 0.88} V ${height} H 0 Z"
        opacity=".28"
      />
    </g>
  </svg>`;

const facultyLogo = (initial: string, index: number): Markup =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
    <circle cx="32" cy="32" r="32" fill="hsl(${(index * 47) % 360} 55% 38%)" />
    <text x="32" y="42" font-size="28" font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#fff">
      ${initial}
    </text>
  </svg>`;

/** The distance in degrees between the hues of two flows. */
const HUE_STEP = 24;
const BANNER = new RegExp(`^banner-(${APPLICATION_TYPES.join('|')})-(desktop|tablet|mobile)-(th|en)\\.svg$`);

function draw(file: string): Markup | undefined {
  const faculty = /^faculty-(\d+)\.svg$/.exec(file)?.[1];
  const index = faculties.findIndex(({ id }) => id === faculty);
  if (index >= 0)
    return facultyLogo(faculties[index]?.name[1].replace(/^(School|College) of /, '').charAt(0) ?? '', index);
  const [, flow, size, locale] = BANNER.exec(file) ?? [];
  const type = APPLICATION_TYPES.find((one) => one === flow);
  const box = SIZES[size ?? ''];
  if (!type || !box || !isLocale(locale)) return undefined;
  return banner(box, APPLICATION_TYPES.indexOf(type) * HUE_STEP);
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
