import type { Page } from '@playwright/test';
import type { FlowId } from '../../src/config/flow-registry.ts';
import type { Locale } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import type { Person } from '../people/person.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import { PaymentPage } from './payment-page.ts';
import { CAMPAIGN } from './prepare-scholarship.ts';
import { FEE } from './prepare-short-course.ts';
import type { Session } from './prepare.ts';
import type { Sandbox } from './sandbox.ts';

/** What a browser has stored, by key. */
export interface Stored {
  readonly local: Readonly<Record<string, string>>;
  readonly tab: Readonly<Record<string, string>>;
}

const NOTHING: Stored = { local: {}, tab: {} };
const CONSENT = 'adm:consent';

/** A person who has applied for something free of charge, and the pages of the flow below its first one. */
interface Applying {
  readonly person: Person;
  /** The storage key of the flow or campaign. */
  readonly key: string;
  readonly begin: () => Promise<Session>;
  readonly complete: () => Promise<Session>;
  /** Sends a complete application, from the page that does so. */
  readonly send: () => Promise<void>;
  readonly steps: readonly string[];
}

type ApplyingIn = (page: Page, sandbox: Sandbox, locale: Locale) => Applying;

async function sendFree(person: Person): Promise<void> {
  const payment = new PaymentPage(person);
  await person.page.goto(person.path(`${person.prefix}/payment`));
  await payment.submitFree();
  await payment.expectComplete();
}

const admission = (applicant: Applicant): Applying => ({
  person: applicant,
  key: applicant.degree,
  begin: () => applicant.prepared('start', applicant.rounds.free),
  complete: () => applicant.prepared('documents', applicant.rounds.free),
  send: () => sendFree(applicant),
  steps: ['/education', '/upload-document', '/payment'],
});

export const APPLYING = {
  bachelor: (...of) => admission(new Applicant(...of)),
  graduate: (...of) => admission(new GraduateApplicant(...of)),
  'short-course': (...of) => {
    const person = new Trainee(...of);
    return {
      person,
      key: 'short-course',
      begin: () => person.prepared('course', FEE.free),
      complete: () => person.prepared('documents', FEE.free),
      send: () => sendFree(person),
      steps: ['/course', '/promotion', '/upload-document', '/payment'],
    };
  },
  scholarship: (...of) => {
    const person = new Scholar(...of, CAMPAIGN.free);
    return {
      person,
      key: `scholarship:${CAMPAIGN.free.slug}`,
      begin: () => person.prepared('start'),
      complete: () => person.prepared('loan'),
      send: async () => {
        await person.open('confirm');
        await person.confirmAll();
      },
      steps: ['/personal-information', '/payment', '/confirm'],
    };
  },
} as const satisfies Record<FlowId, ApplyingIn>;

const storedIn = (page: Page): Promise<Stored> =>
  page.evaluate(() => {
    const entries = (storage: Storage): Record<string, string> =>
      Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']));
    return { local: entries(localStorage), tab: entries(sessionStorage) };
  });

/** Replaces everything that the site has stored. The page must belong to the site and run no script of it. */
export const store = (page: Page, stored: Stored): Promise<void> =>
  page.evaluate(
    ([{ local, tab }, consent]) => {
      sessionStorage.clear();
      for (const key of Object.keys(localStorage)) if (key !== consent) localStorage.removeItem(key);
      for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
    },
    [stored, CONSENT] as const,
  );

const sealed = (data: unknown, at = Date.now()): string => JSON.stringify({ v: 1, created: at, saved: at, data });
const only = ({ local, tab }: Stored, isKept: (key: string) => boolean): Stored => {
  const kept = (part: Stored['local']) => Object.fromEntries(Object.entries(part).filter(([key]) => isKept(key)));
  return { local: kept(local), tab: kept(tab) };
};

export interface State {
  readonly make: (applying: Applying, sandbox: Sandbox) => Promise<Stored>;
  /**
   * Whether this browser has sent an application. `known`: a page says so. `elsewhere`: only the server knows it.
   * `locked`: it is opened with a code.
   */
  readonly sent?: 'known' | 'elsewhere' | 'locked';
  /** The flows that have this state. */
  readonly flows?: readonly FlowId[];
}

/** What the browser has stored when the application was sent and its result was seen. */
async function sentHere(applying: Applying): Promise<Stored> {
  await applying.person.storeSession(await applying.complete());
  await applying.send();
  return storedIn(applying.person.page);
}

const session = (key: string, { id, token }: Partial<Session>, marks?: object): Stored => ({
  local: {
    ...(id && { [`adm:${key}:id`]: sealed(id) }),
    ...(token && { [`adm:${key}:token`]: sealed(token) }),
    ...(marks && { [`adm:${key}:marks`]: sealed(marks) }),
  },
  tab: {},
});
const draft = (key: string, answers: object): Stored => ({ local: { [`adm:${key}:draft`]: sealed(answers) }, tab: {} });

const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
const NAME = { first_name: 'ณัฏฐ์ฐิตา', last_name: 'ณ ตัวอย่าง' };
const NO_RESULT: readonly FlowId[] = ['bachelor', 'graduate', 'short-course'];
const PER_CAMPAIGN: readonly FlowId[] = ['scholarship'];
const PARTS = ['draft', 'acknowledged', 'marks', 'id', 'token', 'revision'];

/** What journeys leave behind, and what becomes of it. */
export const STATES: Readonly<Record<string, State>> = {
  nothing: { make: () => Promise.resolve(NOTHING) },
  'a draft': { make: ({ key }) => Promise.resolve(draft(key, NAME)) },
  'a draft whose answers were removed': { make: ({ key }) => Promise.resolve(draft(key, { first_name: '' })) },
  'a draft without a campaign': { make: () => Promise.resolve(draft('scholarship', NAME)), flows: PER_CAMPAIGN },
  'an application that was begun': { make: async ({ key, begin }) => session(key, await begin()) },
  'an application that is reviewed': {
    make: async ({ key, complete }) => {
      const { id, token } = await complete();
      return session(key, { id, token }, { known: { id, number: id, amount: 0 }, reviewed: true });
    },
  },
  'a registration without its code': {
    make: async ({ key, begin }) => {
      const { local } = session(key, { ...(await begin()), token: 'unconfirmed' }, { unconfirmed: CONTACT });
      return { local: { ...local, ...draft(key, { ...NAME, ...CONTACT }).local }, tab: {} };
    },
  },
  'a sent application': { make: sentHere, sent: 'known' },
  'a sent application and a draft': {
    make: async (applying) => {
      const { local, tab } = await sentHere(applying);
      return { local: { ...local, ...draft(applying.key, NAME).local }, tab };
    },
    sent: 'known',
  },
  'a sent application, whose result was not seen here': {
    make: async (applying) => only(await sentHere(applying), (key) => /:(?:id|token)$/.test(key)),
    sent: 'elsewhere',
    flows: NO_RESULT,
  },
  'a sent application, whose token has ended': {
    make: async (applying, sandbox) => {
      const stored = await sentHere(applying);
      await sandbox.expireTokens((await applying.person.session()).id);
      return only(stored, (key) => key.startsWith(`adm:${applying.key}:`));
    },
    sent: 'locked',
    flows: NO_RESULT,
  },
  'the id of a sent application': {
    make: async (applying) => only(await sentHere(applying), (key) => key.endsWith(':id')),
    sent: 'locked',
    flows: NO_RESULT,
  },
  'a confirmed application, and the same in a session': {
    make: async (applying) => {
      const confirmed = await applying.complete();
      await applying.person.storeSession(confirmed);
      await applying.send();
      return session(applying.key, confirmed);
    },
    sent: 'elsewhere',
    flows: PER_CAMPAIGN,
  },
  'only the result of a confirmed application': {
    make: async (applying) => only(await sentHere(applying), (key) => key.startsWith('adm:outcome:')),
    sent: 'known',
    flows: PER_CAMPAIGN,
  },
  'a confirmed application that was set aside': {
    make: async (applying) => {
      const { local, tab } = await sentHere(applying);
      const key = `adm:outcome:${applying.key}`;
      const result = { ...(JSON.parse(tab[key] ?? '{}') as object), isSetAside: true };
      return { local, tab: { ...tab, [key]: JSON.stringify(result) } };
    },
    flows: PER_CAMPAIGN,
  },
  'another campaign of the flow': {
    make: async ({ begin }) => session('scholarship:another', await begin()),
    flows: PER_CAMPAIGN,
  },
  'a cancelled application': {
    make: async ({ key, begin }, sandbox) => {
      const begun = await begin();
      await sandbox.setStatus(begun.id, 'cancelled');
      return session(key, begun, { known: { id: begun.id, number: begun.id }, reviewed: true });
    },
  },
  'an application whose campaign has changed': {
    make: async ({ key, begin }, sandbox) => {
      const begun = await begin();
      await sandbox.setStatus(begun.id, 'campaign_changed');
      return session(key, begun);
    },
  },
  'an application that the server does not know': {
    make: ({ key }) => Promise.resolve(session(key, { id: '99999999', token: 'a' }, { reviewed: true })),
  },
  'marks without an application': {
    make: ({ key }) =>
      Promise.resolve(session(key, { token: 'a' }, { known: { id: '7', number: '7', sentAt: '' }, reviewed: true })),
  },
  'only what is too old': {
    make: ({ key }) =>
      Promise.resolve({
        local: Object.fromEntries(PARTS.map((part) => [`adm:${key}:${part}`, sealed(part === 'id' ? '7' : NAME, 0)])),
        tab: {},
      }),
  },
  'only what cannot be read': {
    make: ({ key }) =>
      Promise.resolve({
        local: Object.fromEntries(PARTS.map((part) => [`adm:${key}:${part}`, '{"v":1,"created":1,"sav'])),
        tab: { [`adm:outcome:${key}`]: '{"locale":"th","appl', [`adm:copy:${key}`]: 'null' },
      }),
  },
  'a sign-in to the dashboard': {
    make: async (applying) => only(await sentHere(applying), (key) => key.startsWith('adm:dashboard:')),
  },
  'a previous application': {
    make: async ({ key, begin }) => {
      const previous = sealed({ flow: key.replace(/:.*/, ''), ...(await begin()) });
      return { local: {}, tab: { 'adm:before': previous } };
    },
  },
};
