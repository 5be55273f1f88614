import { expect } from '../../support/fixtures.ts';
import type { WholeFlow } from '../../support/whole-flows.ts';
import { scene, type Scene, type State } from '../scene.ts';
import { actorOf, stepAt } from './flows.ts';
import { STEP_NAMES } from './step-names.ts';

/** Every step of every flow: empty, invalid and filled. */

/** The steps that have text fields. */
const WRITTEN = ['start', 'education', 'search', 'course', 'personal-information'];

async function submit({ person }: WholeFlow): Promise<void> {
  await person.next();
  await expect(person.page.getByText(person.messages.errors.summaryTitle)).toBeVisible();
}
async function writeNonsense({ person }: WholeFlow): Promise<void> {
  for (const field of await person.form
    .locator('input:is([type="text"], [type="tel"], [type="email"], :not([type])), textarea')
    .all())
    if ((await field.isVisible()) && (await field.isEditable())) await field.fill('?');
}

function statesOf(name: string, index: number): readonly State<WholeFlow>[] {
  const submitted: State<WholeFlow> = { name: `${name}, submitted empty`, reach: submit };
  const wrong: State<WholeFlow> = {
    name: `${name}, with wrong values`,
    reach: async (flow) => {
      await writeNonsense(flow);
      await submit(flow);
    },
  };
  return [
    { name, reach: (flow) => stepAt(flow, index).start() },
    submitted,
    ...(WRITTEN.includes(name) ? [wrong] : []),
    { name: `${name}, filled`, reach: (flow) => stepAt(flow, index).fill() },
  ];
}

export const steps: readonly Scene[] = Object.entries(STEP_NAMES).flatMap(([flow, names]) =>
  names.map((name, index) =>
    scene<WholeFlow>({
      name: `${flow}, ${name}`,
      actor: actorOf(flow),
      states: statesOf(name, index),
    }),
  ),
);
