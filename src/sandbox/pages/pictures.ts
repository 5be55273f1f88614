import { Hono } from 'hono';
import { html } from 'hono/html';
import { isLocale } from '../../config/locales.ts';
import { site } from '../../config/site.ts';
import { APPLICATION_TYPES, type ApplicationType } from '../../model/application.ts';
import { faculties } from '../seed/programmes.ts';
import { inLanguage, type Words } from '../words.ts';
import type { Markup } from './layout.ts';

/** CSS pixels. Not given by the specification; chosen. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  desktop: [1280, 320],
  tablet: [768, 288],
  mobile: [360, 200],
};
const LINES: Record<ApplicationType, Words> = {
  bachelor: ['ปริญญาตรี เปิดรับสมัครแล้ว', "Bachelor's degrees: apply now"],
  graduate: ['ปริญญาโทและเอก เปิดรับสมัครแล้ว', 'Graduate degrees: apply now'],
  'short-course': ['หลักสูตรระยะสั้น เรียนได้ทุกวัย', 'Short courses for every age'],
  scholarship: ['ทุนการศึกษาสำหรับคนมีฝัน', 'Scholarships for those who dream'],
};

const banner = ([width, height]: readonly [number, number], line: string, name: string): Markup =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#2e1065" />
        <stop offset="1" stop-color="#6d28d9" />
      </linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#sky)" />
    <circle cx="${width * 0.88}" cy="${height * 0.3}" r="${height * 0.14}" fill="#fbbf24" />
    <g fill="#fff" font-family="'Noto Sans Thai Looped', 'Noto Sans Thai', sans-serif">
      <text x="${width * 0.06}" y="${height * 0.52}" font-size="${height * 0.12}" font-weight="700">${line}</text>
      <text x="${width * 0.06}" y="${height * 0.72}" font-size="${height * 0.07}">${name}</text>
    </g>
  </svg>`;

const facultyLogo = (initial: string, index: number): Markup =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
    <circle cx="32" cy="32" r="32" fill="hsl(${(index * 47) % 360} 55% 38%)" />
    <text x="32" y="42" font-size="28" font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#fff">
      ${initial}
    </text>
  </svg>`;

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
  return banner(box, inLanguage(LINES[type], locale), site.name[locale]);
}

/** Banners and faculty logos, drawn on demand so that no picture has to be kept. */
export function pictureRoutes(): Hono {
  const app = new Hono();
  app.get('/sandbox/pictures/:file', async (c) => {
    const svg = await draw(c.req.param('file'));
    return svg === undefined ? c.notFound() : c.body(svg.toString(), 200, { 'Content-Type': 'image/svg+xml' });
  });
  return app;
}
