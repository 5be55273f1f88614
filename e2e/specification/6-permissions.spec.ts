import { GraduateApplicant } from '../people/graduate-applicant.ts';
import { test as onPage } from '../support/fixtures.ts';
import { clearStorage } from '../support/clear-storage.ts';
import { expect, test } from './walks.ts';

// Who may do what: docs/spec.md, section 6.

const tag = ['@once-desktop', '@one-host'];

test(
  '6.3 Applicant access is per application and per flow, by an access token sent in an application token header.',
  { tag },
  async ({ walk }) => {
    const tokens = new Set<unknown>();
    for (const [flow, key] of [
      ['bachelor', 'bachelor'],
      ['graduate', 'graduate'],
      ['shortCourse', 'short-course'],
      ['scholarship', 'scholarship:star-scholars'],
    ] as const) {
      const { calls, kept } = await walk(flow);
      const local = kept['registered']?.local ?? {};
      const [id, token] = [local[`adm:${key}:id`], local[`adm:${key}:token`]];
      const sent = calls.filter(
        ({ headers, path }) => 'x-application-token' in headers && !path.startsWith('application-dashboard/'),
      );
      expect(sent.length, flow).toBeGreaterThan(10);
      // Each call with the token is about this one application.
      for (const { headers, url, query, body } of sent) {
        expect(headers['x-application-token'], url).toBe(token);
        const named = [query['application_id'], body?.['application_id'], /\/(\d+)(?=[/?]|$)/.exec(url)?.[1]];
        const others = named.filter((one) => one !== undefined && one !== id && one !== Number(id));
        expect(others, url).toEqual([]);
      }
      tokens.add(token);
    }
    expect(tokens.size).toBe(4);
  },
);

onPage(
  '6.4 Resuming uses a link with id and token, or a one-time code confirmation.',
  { tag },
  async ({ page, sandbox }) => {
    const applicant = new GraduateApplicant(page, sandbox, 'en');
    const { id, token } = await applicant.prepared('education');
    await page.goto(applicant.path(`/regisgraduate/continue/${id}/${token}`));
    await page.getByRole('button', { name: applicant.messages.resume.action }).click();
    await applicant.at('/regisgraduate/scholarship');
    expect(await applicant.session()).toEqual({ id, token });
    await clearStorage(page);
    await applicant.openStart();
    await page.getByRole('button', { name: applicant.messages.flow.recover.action }).click();
    await applicant.code.identify(applicant);
    await applicant.enterCode();
    await applicant.at('/regisgraduate/scholarship');
    expect((await applicant.session()).id).toBe(id);
  },
);

test('6.5 A separate dashboard token is used for status checking.', { tag }, async ({ walk }) => {
  const { calls, kept } = await walk('dashboard');
  const tokensOf = (prefix: string) =>
    new Set(
      calls
        .filter(({ path }) => path.startsWith(prefix))
        .flatMap(({ headers }) => headers['x-application-token'] ?? []),
    );
  const local = kept['reopened']?.local ?? {};
  expect([...tokensOf('application-dashboard/')]).toEqual([local['adm:dashboard:token']]);
  expect([...tokensOf('scholarship-application/')]).toEqual([local['adm:scholarship:star-scholars:token']]);
  expect(local['adm:dashboard:token']).not.toBe(local['adm:scholarship:star-scholars:token']);
});
