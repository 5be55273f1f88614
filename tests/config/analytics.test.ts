import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageOf } from '../../src/config/page-settings.ts';
import { routeNames, routes } from '../../src/config/routes.ts';

const env = vi.hoisted(() => ({
  PUBLIC_HEAT_MAP_HOST: 'https://www.clarity.ms',
  PUBLIC_HEAT_MAP_ID: 'map',
  PUBLIC_SENTRY_DSN: 'https://public@reports.example/1',
  PUBLIC_TAG_MANAGER_HOST: 'https://www.googletagmanager.com',
  PUBLIC_TAG_MANAGER_ID_BACHELOR: 'GTM-B',
  PUBLIC_TAG_MANAGER_ID_GRADUATE: 'GTM-G',
  PUBLIC_TAG_MANAGER_ID_SHORT_COURSE: 'GTM-S',
  PUBLIC_TAG_MANAGER_ID_SCHOLARSHIP: '',
  PUBLIC_TAG_MANAGER_ID_DASHBOARD: 'GTM-D',
  PUBLIC_TAG_MANAGER_NOSCRIPT: false,
  PUBLIC_VIDEO_PIXEL_HOST: 'https://analytics.tiktok.com',
  PUBLIC_VIDEO_PIXEL_ID: 'PIX',
}));
vi.mock('#environment', async (original) => Object.assign(env, { ...(await original<object>()), ...env }));
const { frameOf, allowsAnalytics, mayReplay, scriptsOfPage, toolSources } =
  await import('../../src/config/page-analytics.ts');

beforeEach(() => {
  Object.assign(env, { PUBLIC_TAG_MANAGER_NOSCRIPT: false, PUBLIC_HEAT_MAP_HOST: 'https://www.clarity.ms' });
});

/** Written by hand: it must not be derived from the rule that it tests. */
const MEASURED = [
  ...['home', 'privacy-policy', 'cookies-policy', 'dashboard.cookies-policy', 'dashboard.privacy-policy'],
];
/** Masked, and without one-time codes and files. */
const REPLAYED = [
  ...MEASURED,
  ...['bachelor.faculty', 'bachelor.education', 'bachelor.scholarship'],
  ...['graduate.faculty', 'graduate.education', 'graduate.scholarship'],
  ...['short-course.personal-information', 'short-course.promotion'],
  ...['scholarship.faculty-type', 'scholarship.education-loan'],
];
const RESULTS = ['bachelor', 'graduate', 'short-course', 'scholarship'].map((flow) => `${flow}.confirmation-complete`);

describe('which pages may be measured', () => {
  test('exactly these', () => expect(routeNames.filter(allowsAnalytics)).toEqual(expect.arrayContaining(MEASURED)));
  test('and no other', () => expect(routeNames.filter(allowsAnalytics)).toHaveLength(MEASURED.length));
  test('not the error page, whose address may be a mistyped link with a token', () => {
    expect(allowsAnalytics('not-found')).toBe(false);
    expect(scriptsOfPage('not-found')).toEqual({});
  });

  test.each(routeNames)('%s names no tool when its address holds an id or a token, or when it takes money', (route) => {
    const { screen } = pageOf(route);
    const barred =
      /continue|upload-document|payment|credit|confirmation\/failed|confirm$/.test(routes[route]) ||
      ['step', 'payment', 'payment-return', 'resume', 'confirm', 'dashboard', 'gallery'].includes(screen);
    if (barred) expect(scriptsOfPage(route)).toEqual({});
  });

  test('a completed application is reported to the tag manager of its flow, and to no other tool', () => {
    const told = routeNames.filter((name) => !allowsAnalytics(name) && Object.keys(scriptsOfPage(name)).length > 0);
    expect(told).toEqual(RESULTS.filter((name) => !name.startsWith('scholarship')));
    for (const name of told) expect(Object.keys(scriptsOfPage(name))).toEqual(['tagManager']);
    expect(scriptsOfPage('bachelor.confirmation-complete').tagManager).toContain('id=GTM-B');
  });

  test('nothing is replayed where codes are asked for or files are taken, nor where nothing is measured', () => {
    expect(routeNames.filter(mayReplay).sort()).toEqual([...REPLAYED].sort());
    expect(mayReplay('not-found')).toBe(false);
  });

  test('no heat map where somebody fills in a form', () => {
    const mapped = routeNames.filter((name) => scriptsOfPage(name).heatMap);
    expect(mapped.every((name) => ['home', 'policy'].includes(pageOf(name).screen))).toBe(true);
    expect(mapped).toContain('home');
  });
});

describe('what a page may load', () => {
  test('the container of its flow; the dashboard has the rest', () => {
    const { tagManager } = scriptsOfPage('graduate.confirmation-complete');
    expect(tagManager).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-G');
    expect(scriptsOfPage('home').tagManager).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-D');
    expect(scriptsOfPage('scholarship.confirmation-complete')).toEqual({});
  });

  test('the frame only by its switch, of the flow, and only where the address is open', () => {
    expect(frameOf('bachelor')).toBeUndefined();
    env.PUBLIC_TAG_MANAGER_NOSCRIPT = true;
    expect(frameOf('bachelor')).toBe('https://www.googletagmanager.com/ns.html?id=GTM-B');
    expect(toolSources('bachelor').frame).toEqual(['https://www.googletagmanager.com']);
    expect(frameOf('bachelor.payment')).toBeUndefined();
  });

  test('companions come with a real host, never with a replaced one', () => {
    expect(toolSources('home').connect).toContain('https://c.bing.com');
    env.PUBLIC_HEAT_MAP_HOST = 'http://localhost:1';
    expect(toolSources('home').connect).toContain('http://localhost:1');
    expect(toolSources('home').connect).not.toContain('https://c.bing.com');
  });
});
