import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANALYTICS, gotWith, newMark, servicesWith } from '../support/foreign-hosts.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import type { Person } from '../people/person.ts';
import type { Session } from '../support/prepare.ts';
import { watchRequests } from '../support/settled.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { Trainee } from '../people/short-course-applicant.ts';

const NAME = { first_name: 'คานารีย์', last_name: 'Canarybird' } as const;
const ID_NUMBER = ['1234567890121', '1-2345-67890-12-1'] as const;
const TAX_ID = ['0105536000313', '0-1055-36000-31-3'] as const;

/** Returns a text in every encoding in which a tool may send it. */
const formsOf = (text: string): string[] => [
  text,
  text.toLowerCase(),
  encodeURIComponent(text),
  JSON.stringify(text).slice(1, -1),
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
  ...[text, text.toLowerCase(), text.toUpperCase()].map((one) => createHash('sha256').update(one).digest('hex')),
];

/** Collects everything that is sent to other hosts, and what their scripts could read: URLs, titles, the console. */
class Leaving {
  private readonly sent: string[] = [];
  private readonly said: string[] = [];
  private readonly seen: string[] = [];
  readonly settled: () => Promise<void>;

  constructor(
    private readonly page: Page,
    private readonly mark: string,
  ) {
    this.settled = watchRequests(page);
    page.on('console', (message) => this.said.push(message.text()));
    page.on('request', (request) => {
      if (new URL(request.url()).origin === ANALYTICS) this.sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    page.on('framenavigated', (frame) => this.seen.push(frame.url()));
  }
  async noteNames(): Promise<void> {
    this.seen.push(this.page.url(), await this.page.title());
  }
  /** Throws an error whose text contains the values of all fields. */
  async failWithAnswers(): Promise<void> {
    await this.page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(`${text} ${JSON.stringify([...document.querySelectorAll('input')].map((one) => one.value))}`);
      });
    }, this.mark);
  }
  /** Waits for the page's own requests, then looks for personal data in them. */
  async expectNothingOf({ phone, email }: Person, { id, token }: Session, numbers: readonly string[]): Promise<void> {
    await this.settled();
    await expect.poll(() => servicesWith(this.page, this.mark)).toEqual(['error-reports']);
    expect(this.sent.length).toBeGreaterThan(0);
    expect(token).not.toBe('');
    const forms = [...Object.values(NAME), phone, email, ...numbers, token].flatMap(formsOf);
    // The console shows the error thrown here and no other.
    const spoken = this.said.filter((text) => !text.includes(this.mark));
    const left = [...this.sent, JSON.stringify(await gotWith(this.page, this.mark)), ...this.seen, ...spoken];
    expect(forms.filter((form) => left.some((text) => text.includes(form)))).toEqual([]);
    expect(left.filter((text) => text.includes(`application/${id}`))).toEqual([]);
  }
}

const writeName = async (person: Person): Promise<void> => {
  await person.field('first_name').fill(NAME.first_name);
  await person.field('last_name').fill(NAME.last_name);
};

test.describe('a person', { tag: '@phone' }, () => {
  test.use({ consent: 'accepted' });

  test('nothing sent to another host has personal data', async ({ page, sandbox, tolerate }) => {
    test.slow();
    const mark = newMark();
    tolerate(new RegExp(mark));
    const leaving = new Leaving(page, mark);
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.openStart();
    await applicant.fillStart();
    await writeName(applicant);
    await leaving.noteNames();
    await applicant.next();
    await applicant.enterCode();
    await applicant.at('/regisbachelor/faculty');
    await leaving.noteNames();
    await applicant.fillFaculty();
    await applicant.next();
    await applicant.at('/regisbachelor/education');
    await applicant.fillEducation();
    await leaving.failWithAnswers();
    await leaving.noteNames();
    await applicant.next();
    await applicant.at('/regisbachelor/scholarship');
    await applicant.fillScholarship();
    await leaving.noteNames();
    await leaving.expectNothingOf(applicant, await applicant.session(), ID_NUMBER);
  });

  test('nor in any other flow, where names and numbers are typed', async ({ page, sandbox, tolerate }) => {
    test.slow();
    const graduate = new GraduateApplicant(page, sandbox, 'th');
    const trainee = new Trainee(page, sandbox, 'th');
    const scholar = new Scholar(page, sandbox, 'th');
    const flows = [
      {
        person: graduate,
        start: () => graduate.openStart().then(() => graduate.fillStart()),
        goOn: async () => {
          const session = await graduate.startAt('faculty');
          await graduate.fillEducation();
          return session;
        },
        numbers: ID_NUMBER,
      },
      {
        person: trainee,
        start: async () => {
          await trainee.openStart();
          await trainee.findCourse();
          await trainee.next();
          await trainee.at('/regisshortcourse/course');
          await trainee.fillCourse();
        },
        goOn: async () => {
          const session = await trainee.startAt('course');
          await trainee.fillParticipant();
          await trainee.fillCompany();
          return session;
        },
        numbers: TAX_ID,
      },
      {
        person: scholar,
        start: () => scholar.openCampaign().then(() => scholar.fillStart()),
        goOn: async () => {
          const session = await scholar.startAt('programme');
          await scholar.fillPersonal();
          return session;
        },
        numbers: ID_NUMBER,
      },
    ] as const;
    for (const { person, start, goOn, numbers } of flows) {
      await test.step(person.prefix, async () => {
        const mark = newMark();
        tolerate(new RegExp(mark));
        const leaving = new Leaving(page, mark);
        await start();
        await writeName(person);
        await leaving.settled();
        await leaving.noteNames();
        const session = await goOn();
        await leaving.noteNames();
        await leaving.failWithAnswers();
        await leaving.expectNothingOf(person, session, numbers);
      });
    }
  });
});
