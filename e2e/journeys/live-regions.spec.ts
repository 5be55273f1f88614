import { UNDO_DELETION_MS } from '../../src/config/constants.ts';
import { maskEmail } from '../../src/application/mask-contact.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { baht } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/lib/interpolate.ts';
import { MESSAGES } from '../../src/sandbox/shared/messages.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { LiveLog } from '../support/live-regions.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { PDF } from '../support/prepare.ts';
import { IN_ENGLISH } from '../support/sizes.ts';

const TRANSCRIPT = { name: 'transcript.pdf', ...PDF };
const NOTES = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Live regions announce messages of locales/ and nothing else. */
for (const locale of LOCALES) {
  test.describe(`announced to a screen reader, ${locale}`, { tag: IN_ENGLISH[locale] }, () => {
    test('a wrong code at once, and a right one by the next page', async ({ page, sandbox }) => {
      const log = await LiveLog.of(page);
      const applicant = new Applicant(page, sandbox, locale);
      const { bachelor, common, flow } = applicant.messages;
      await applicant.openStart();
      await applicant.fillStart();
      await applicant.next();
      const code = await sandbox.code(applicant.phone);
      log.forget();
      await applicant.code.enter(wrongFor(code));
      const [th, en] = MESSAGES.codeWrong;
      await log.expectHeard({ live: 'assertive', text: locale === 'th' ? th : en });
      await applicant.code.enter(code);
      await applicant.at('/regisbachelor/faculty');
      const position = interpolate(flow.position, { step: 2, steps: 6 });
      await expect(page).toHaveTitle(`${position} – ${bachelor.steps.faculty.title} | ${common.siteTitle}`);
      await log.expectHeard();
    });

    test('a file on its way, one that is refused, and one that is deleted', async ({ page, sandbox }) => {
      const log = await LiveLog.of(page);
      const applicant = new Applicant(page, sandbox, locale);
      const { upload } = applicant.messages;
      const { states } = upload;
      const polite = (name: string, text: string) => ({ live: 'polite', text: `${name}: ${text}` }) as const;
      const missing = (count: number) =>
        ({
          live: 'polite',
          text: `${interpolate(upload.required.missing, { count })} · ${interpolate(upload.required.questions, { count: 1 })}`,
        }) as const;
      await applicant.startAt('scholarship');
      await applicant.chooseFile('transcript', TRANSCRIPT, 'documentNotice');
      const sending = (percent: number) => polite(TRANSCRIPT.name, interpolate(states.sending, { percent }));
      await log.expectHeard(
        polite(TRANSCRIPT.name, states.preparing),
        sending(0),
        polite(TRANSCRIPT.name, states.finishing),
        polite(TRANSCRIPT.name, states.received),
        missing(1),
      );
      await applicant.chooseFile('transcript', NOTES);
      await log.expectHeard(
        polite(NOTES.name, states.preparing),
        polite(NOTES.name, `${states.unusable} – ${upload.failures['wrong-type']}`),
      );
      const { name } = TRANSCRIPT;
      await page.getByRole('button', { name: interpolate(upload.removeName, { name }) }).click();
      await log.expectHeard(
        { live: 'polite', text: interpolate(upload.removed, { name, seconds: UNDO_DELETION_MS / 1000 }) },
        missing(2),
      );
    });

    test('a code to pay by with its time, and that it is paid', async ({ page, sandbox }) => {
      const log = await LiveLog.of(page);
      const applicant = new Applicant(page, sandbox, locale);
      const { payment: text, result } = applicant.messages;
      const { id } = await applicant.startAt('documents');
      const payment = new PaymentPage(applicant);
      await payment.open();
      await payment.showCode();
      const time = locale === 'th' ? '10 นาที' : '10 minutes';
      await log.expectHeard({ live: 'polite', text: interpolate(text.qr.spoken, { time }) });
      await sandbox.settle(id, 'successful');
      await payment.expectComplete();
      const { complete } = result;
      const received = `${text.received.title} ${baht(500, locale).replace('\u00A0', ' ')} ${text.received.toResult}`;
      const arrived = interpolate(complete.received, { name: 'ณัฏฐ์ฐิตา' }).replace('\n', ' ');
      const email = interpolate(complete.emailTo, { email: maskEmail(applicant.email) });
      await log.expectHeard({ live: 'polite', text: received }, { live: 'polite', text: `${arrived} ${email}` });
    });

    test('that answers are being sent, and that they could not be', async ({ page, sandbox }) => {
      const log = await LiveLog.of(page);
      const applicant = new Applicant(page, sandbox, locale);
      const { errors, flow } = applicant.messages;
      const saving = { live: 'polite', text: flow.saving } as const;
      await applicant.startAt('start');
      await applicant.fillFaculty();
      log.forget();
      await sandbox.injectFailure({ match: { path: 'application/{id}', method: 'PATCH' }, status: 503 });
      await applicant.next();
      const { title, server, answers } = errors.call;
      await log.expectHeard(saving, { live: 'assertive', text: `${title} ${server} ${answers}` });
      await sandbox.removeFailures();
      await applicant.next();
      await applicant.at('/regisbachelor/education');
      await log.expectHeard(saving);
    });
  });
}
