import { rest } from '../support/settled.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { Visitor } from '../people/dashboard-visitor.ts';
import { expect, test } from '../support/fixtures.ts';
import { prepareScholarship, CAMPAIGN } from '../support/prepare-scholarship.ts';
import { FEE, prepareShortCourse } from '../support/prepare-short-course.ts';
import { GRADUATE_ROUND, prepare, ROUND } from '../support/prepare.ts';
import { recordScreens, screensOf } from './measures.ts';

/** Measures the home page, and the dashboard with an application of each kind. */
for (const locale of LOCALES)
  test(`home and dashboard, ${locale}`, async ({ page, sandbox }, info) => {
    test.slow();
    const visitor = new Visitor(page, sandbox, locale);
    const { path } = visitor;
    await page.goto(path('/'));
    await rest(page);
    recordScreens(info, `home, ${locale}`, { empty: await screensOf(page) });

    await page.goto(path('/dashboard'));
    await rest(page);
    const empty = await screensOf(page);
    await prepare(sandbox, visitor, 'documents', ROUND.paid, 'bachelor');
    await prepare(sandbox, visitor, 'documents', GRADUATE_ROUND.paid, 'graduate');
    await prepareShortCourse(sandbox, visitor, 'documents', FEE.paid);
    await prepareScholarship(sandbox, visitor, 'loan', CAMPAIGN.paid);
    await visitor.openDashboard();
    await expect(visitor.card).toHaveCount(4);
    await rest(page);
    recordScreens(info, `dashboard, ${locale}`, { empty, filled: await screensOf(page) });
  });
