import { APPLICATION_STATUSES, CHARGE_STATES } from '../../../src/config/words.ts';
import { Visitor } from '../../people/dashboard-visitor.ts';
import { expect } from '../../support/fixtures.ts';
import { watchRequests } from '../../support/settled.ts';
import type { WholeFlow } from '../../support/whole-flows.ts';
import { scene, type Scene, type State } from '../scene.ts';
import { actorOf, FLOW_NAMES, stepAt } from './flows.ts';

/** Every status of an application and of a payment, on the pages that show it. */

/** The known statuses, and one that the site does not know. */
const STATUSES = [...APPLICATION_STATUSES, 'on_hold'];

export const dashboard = scene<Visitor>({
  name: 'the dashboard, every status',
  actor: (page, sandbox, locale) => new Visitor(page, sandbox, locale),
  states: [
    { name: 'no application', reach: (visitor) => visitor.openDashboard() },
    ...STATUSES.map((status, index): State<Visitor> => ({
      name: status,
      reach: async (visitor) => {
        if (index === 0) await visitor.prepared('documents');
        const [application] = await visitor.sandbox.applicationsOf(visitor.phone);
        await visitor.sandbox.setStatus(String(application?.['id']), status, 'คะแนนไม่ถึงเกณฑ์');
        await visitor.look();
      },
    })),
  ],
});

async function open({ person }: WholeFlow, part: string): Promise<void> {
  const { page, path, prefix } = person;
  // A page that reads the status may redirect by itself.
  const settled = watchRequests(page);
  await page.goto(path(`${prefix}/${part}`));
  await settled();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The last step of each flow, and the page after it. */
const LAST = ['', 'payment'];
const ofApplication = (name: string, status: string): Scene =>
  scene<WholeFlow>({
    name: `${name}, an application that is ${status}`,
    actor: actorOf(name),
    states: LAST.map((part) => ({
      name: `${status}, at ${part || 'the last step'}`,
      reach: async (flow) => {
        const step = stepAt(flow, -1);
        const { person } = flow;
        if (part === '') {
          // The page would redirect by itself if it read the new status.
          const settled = watchRequests(person.page);
          await step.start();
          await settled();
          await person.sandbox.setStatus((await person.session()).id, status, 'คะแนนไม่ถึงเกณฑ์');
        }
        await open(flow, part || step.path.slice(person.prefix.length + 1));
      },
    })),
  });

const TOLD_AT = ['payment', 'payment/callback', 'confirmation/complete', 'confirmation/failed'];
const ofPayment = (name: string, state: (typeof CHARGE_STATES)[number]): Scene =>
  scene<WholeFlow>({
    name: `${name}, a payment that is ${state}`,
    actor: actorOf(name),
    states: TOLD_AT.map((part, index) => ({
      name: `${state}, at ${part}`,
      reach: async (flow) => {
        const { person } = flow;
        if (index === 0) {
          await stepAt(flow, -1).start();
          await stepAt(flow, -1).fill();
          await person.next();
          await person.at(flow.after);
          await flow.startPayment();
          if (state !== 'pending') await person.sandbox.settle((await person.session()).id, state);
        }
        await open(flow, part);
      },
    })),
  });

export const statuses: readonly Scene[] = [
  dashboard,
  ...FLOW_NAMES.flatMap((name) => [
    ...STATUSES.map((status) => ofApplication(name, status)),
    ...CHARGE_STATES.map((state) => ofPayment(name, state)),
  ]),
];
