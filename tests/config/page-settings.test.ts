import { expect, test } from 'vitest';
import { hasFooter, pageOf } from '../../src/config/page-settings.ts';
import { routeNames, routes } from '../../src/config/routes.ts';

/** The routes and the theme table of docs/spec.md, section 2, copied by hand: * for dark purple, ~ for transparent. */
const SPECIFICATION = `
/* /privacy-policy* /cookies-policy* /status-checking/dashboard*
/dashboard /dashboard/continue /dashboard/cookies-policy* /dashboard/privacy-policy* /dashboard/form-example
/dashboard/status-checking*

/regisbachelor /regisbachelor/education /regisbachelor/faculty /regisbachelor/payment /regisbachelor/scholarship
/regisbachelor/confirmation/complete* /regisbachelor/confirmation/failed* /regisbachelor/credit/redirect-kbank*
/regisbachelor/payment/callback /regisbachelor/upload-document/:id?* /regisbachelor/continue/:id?/:token

/regisgraduate /regisgraduate/education~ /regisgraduate/faculty~ /regisgraduate/payment /regisgraduate/scholarship~
/regisgraduate/confirmation/complete* /regisgraduate/confirmation/failed* /regisgraduate/credit/redirect-kbank
/regisgraduate/payment/callback /regisgraduate/upload-document/:id?* /regisgraduate/continue/:id?/:token

/regisshortcourse~ /regisshortcourse/course~ /regisshortcourse/payment /regisshortcourse/personal-information~
/regisshortcourse/promotion~ /regisshortcourse/confirmation/complete* /regisshortcourse/confirmation/failed*
/regisshortcourse/credit/redirect-kbank /regisshortcourse/payment/callback
/regisshortcourse/upload-document/:id?* /regisshortcourse/continue/:id?/:token

/regisscholarship/:slug~ /regisscholarship/:slug/confirm~ /regisscholarship/:slug/education-loan~
/regisscholarship/:slug/faculty-type~ /regisscholarship/:slug/payment /regisscholarship/:slug/personal-information~
/regisscholarship/:slug/confirmation/complete~ /regisscholarship/:slug/confirmation/failed~
/regisscholarship/:slug/payment/callback /regisscholarship/:slug/continue/:id?/:token
/regisscholarship/credit/redirect-kbank
`;

const MARK = { purpleDark: '*', transparent: '~', default: '', error: '!' };

test('the route table is the one of the specification, with its themes', () => {
  const stated = routeNames.map((name) => `${routes[name]}${MARK[pageOf(name).theme]}`);
  expect(stated.sort()).toEqual(SPECIFICATION.trim().split(/\s+/).sort());
});

test('the footer goes with the dark header', () => {
  expect(routeNames.map(pageOf).map(hasFooter)).toEqual(routeNames.map((name) => pageOf(name).theme === 'purpleDark'));
});

test('search engines keep landing pages and policies only, each at one address', () => {
  const indexed = routeNames.filter((name) => pageOf(name).robots === 'index' && !pageOf(name).canonical);
  expect(indexed.sort()).toEqual(
    ['home', 'privacy-policy', 'cookies-policy', 'bachelor', 'graduate', 'short-course', 'scholarship'].sort(),
  );
});
