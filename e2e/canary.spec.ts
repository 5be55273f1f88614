import { createHash } from 'node:crypto';
import { Applicant } from './applicant.ts';
import { expect, test } from './fixtures.ts';
import { ANALYTICS, gotWith, newMark, servicesWith, settled } from './foreign-hosts.ts';

test.describe('a person', { tag: '@phone' }, () => {
  test.use({ consent: 'accepted' });

  test('who applies is in nothing that leaves for another host', async ({ page, sandbox, tolerate }) => {
    test.slow();
    const mark = newMark();
    tolerate(new RegExp(mark));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin === ANALYTICS) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    const names = async () => seen.push(page.url(), await page.title());

    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.openStart();
    await applicant.fillStart();
    await applicant.field('first_name').fill('คานารีย์');
    await applicant.field('last_name').fill('Canarybird');
    await names();
    await applicant.next();
    await applicant.enterCode();
    await applicant.at('/regisbachelor/faculty');
    await names();
    await applicant.fillFaculty();
    await applicant.next();
    await applicant.at('/regisbachelor/education');
    await applicant.fillEducation();
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(`${text} ${JSON.stringify([...document.querySelectorAll('input')].map((one) => one.value))}`);
      });
    }, mark);
    await names();
    await applicant.next();
    await applicant.at('/regisbachelor/scholarship');
    await applicant.fillScholarship();
    await names();
    await settled(page);
    await expect.poll(() => servicesWith(page, mark)).toEqual(['error-reports']);
    expect(sent.length).toBeGreaterThan(4);

    const { id, token } = await applicant.session();
    expect(token).not.toBe('');
    const canaries = [
      'คานารีย์',
      'Canarybird',
      applicant.phone,
      applicant.email,
      '1234567890121',
      '1-2345-67890-12-1',
      token,
    ];
    const forms = canaries.flatMap((one) => [
      one,
      one.toLowerCase(),
      encodeURIComponent(one),
      JSON.stringify(one).slice(1, -1),
      Buffer.from(one).toString('base64').replace(/=+$/, ''),
      ...[one, one.toLowerCase(), one.toUpperCase()].map((text) => createHash('sha256').update(text).digest('hex')),
    ]);
    // The error thrown here is shown by the browser itself; the page says nothing else.
    const spoken = said.filter((text) => !text.includes(mark));
    const left = [...sent, JSON.stringify(await gotWith(page, mark)), ...seen, ...spoken];
    expect(forms.filter((form) => left.some((text) => text.includes(form)))).toEqual([]);
    expect(left.filter((text) => text.includes(`/application/${id}`))).toEqual([]);
  });
});
