// @vitest-environment happy-dom
import { cleanup, getConfig, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useImperativeHandle } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import formHelp from '../../../locales/en/form-help.json' with { type: 'json' };
import type { Step } from '../../../src/flows/definition/flow.ts';
import type { FormSectionProps } from '../../../src/steps/ui/form-section-props.ts';
import { Stepper } from '../../../src/ui/Stepper.tsx';
import { StepForm } from '../../../src/steps/ui/StepForm.tsx';
import { bachelor } from '../../../src/flows/bachelor.ts';
import type { Application } from '../../../src/model/application.ts';
import { fakeServer, refused, type FakeServer } from '../../application/fake-server.ts';
import { applicationOf, applyingSession, messages, type TestSession } from '../../application/test-session.ts';
import { inFlow } from '../../application/ui/render-in-flow.tsx';
import { control, summary } from './form-page.tsx';

const STEP: Step = {
  name: 'education',
  route: 'bachelor.education',
  save: 'answers',
  fields: [
    { kind: 'text', name: 'first_name', rule: 'name', section: 'person', part: 0 },
    { kind: 'text', name: 'gpax', rule: 'gpax', section: 'results', part: 1 },
    { kind: 'select', name: 'study_duration', options: ['1', '2', '3'], part: 1 },
  ],
  documentsSection: true,
  parts: ['identity_part', 'school_part', 'documents_part'],
  questionsPart: 'documents_and_questions_part',
};
const {
  identity_part: WHO,
  school_part: SCHOOL,
  documents_part: FILES,
  documents_and_questions_part: FILES_AND_QUESTIONS,
} = messages.fields.sections;
const ALL = { first_name: 'สมชาย', gpax: '3.50', study_duration: '3' };

let session: TestSession;
let server: FakeServer;
let missingFiles: number;
let hasQuestions: boolean;
const save = vi.fn(async () => Promise.resolve());
const Files = ({ ref }: FormSectionProps) => {
  useImperativeHandle(
    ref,
    () => ({
      check: () => Promise.resolve(missingFiles === 0),
      save,
      isSaved: () => true,
      missingCount: () => missingFiles,
      hasQuestions: () => hasQuestions,
    }),
    [],
  );
  return <p>files</p>;
};

const user = userEvent.setup();
const heading = (): HTMLElement => screen.getByRole('heading', { name: /^Part \d/ });
const row = (name: string): HTMLElement => {
  const found = screen.getByRole('heading', { name }).closest<HTMLElement>('.border');
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};
const isHidden = (element: Element): boolean => element.closest('[hidden]') !== null;
/** The next part takes the focus some promises later, which `act` does not wait for. */
const press = (): Promise<void> =>
  getConfig().asyncWrapper(async () => {
    document.querySelector('form')?.requestSubmit();
    await Promise.resolve();
  }) as Promise<void>;
const opens = (name: string): Promise<void> => waitFor(() => expect(heading().textContent).toContain(name));

async function open(application: Application | undefined = applicationOf(), path = ''): Promise<void> {
  window.history.replaceState(null, '', `/en/regisbachelor/education${path}`);
  render(
    inFlow(session, <StepForm step={STEP} application={application} isLoadingApplication={false} Section={Files} />),
  );
  await screen.findAllByRole('button', { name: /^(Change|Fill in) / });
}
async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await (name === 'study_duration' ? user.selectOptions(control(name), value) : user.type(control(name), value));
}

beforeEach(() => {
  missingFiles = 0;
  hasQuestions = false;
  save.mockClear();
  session = applyingSession({ ...bachelor, steps: [STEP] });
  server = fakeServer();
});
afterEach(cleanup);

test('a link to the documents opens their part, although others are not filled in', async () => {
  missingFiles = 1;
  await open(applicationOf(), '?to=documents');
  await opens(FILES);
});

test.each([
  [false, FILES],
  [true, FILES_AND_QUESTIONS],
])(
  'the part of the documents names questions only where there are some (%s), in its row and its heading',
  async (asks, name) => {
    hasQuestions = asks;
    await open();
    await user.click(within(row(name)).getByRole('button', { name: `Change ${name}` }));
    expect(heading().textContent).toBe(`Part 3 of 3 ${name}`);
  },
);

test('the stepper of the page counts the parts, and its line goes as far as the part that is open', async () => {
  const steps = [
    { id: 'education', name: 'Education', state: 'current' },
    { id: 'payment', name: 'Payment', state: 'locked' },
  ] as const;
  const stepper = document.createElement('div');
  stepper.innerHTML = renderToString(
    <Stepper label="Steps" steps={steps} position="Step 1 of 2" doneText="" part="Part 1 of 3" />,
  );
  document.body.append(stepper);
  try {
    const said = () => [...stepper.querySelectorAll('[data-step-part]')].map(({ textContent }) => textContent);
    const current = stepper.querySelector('[aria-current="step"]');
    expect(current?.textContent).toContain('Part 1 of 3');
    expect(stepper.querySelector('nav > p')?.textContent).toBe('Step 1 of 2\u00A0· Part 1 of 3');
    await open();
    await fill({ first_name: ALL.first_name });
    await press();
    await opens(SCHOOL);
    expect(said()).toEqual(['Part 2 of 3', 'Part 2 of 3']);
    expect(current?.textContent).toContain('Part 2 of 3');
    const line = stepper.querySelector<HTMLElement>('.steps')?.style.getPropertyValue('--parts-done');
    expect(Number(line)).toBeCloseTo(1 / 3);
  } finally {
    stepper.remove();
  }
});

describe('one part is open at a time', () => {
  test('only the fields of the open part are checked, then the next part opens with the focus on its heading', async () => {
    missingFiles = 2;
    await open();
    expect(heading().textContent).toBe(`Part 1 of 3 ${WHO}`);
    expect([control('first_name'), control('gpax'), screen.getByText('files')].map(isHidden)).toEqual([
      false,
      true,
      true,
    ]);
    await press();
    await waitFor(() => expect(summary()).toEqual([messages.fields.required.first_name]));
    expect(control('gpax').getAttribute('aria-invalid')).toBeNull();
    await fill({ first_name: ALL.first_name });
    await press();
    await opens(SCHOOL);
    expect(document.activeElement).toBe(heading());
    expect(summary()).toEqual([]);
    expect(within(row(WHO)).getByText(formHelp.parts.complete)).toBeDefined();
    expect(within(row(FILES)).getByText('Still to complete: 2')).toBeDefined();
    expect(server.count('PATCH')).toBe(0);
  });

  test('a part that was finished is opened again with nothing lost, and goes on to the next that is not', async () => {
    await open();
    await fill({ first_name: ALL.first_name });
    await press();
    await opens(SCHOOL);
    await fill({ gpax: ALL.gpax });
    await user.click(within(row(WHO)).getByRole('button', { name: `Change ${WHO}` }));
    expect(document.activeElement).toBe(heading());
    expect(control('first_name').value).toBe(ALL.first_name);
    expect(within(row(SCHOOL)).getByText('Still to complete: 1')).toBeDefined();
    await press();
    await opens(SCHOOL);
    expect(control('gpax').value).toBe(ALL.gpax);
  });

  test('the last part sends the fields of all parts, once', async () => {
    await open();
    await fill({ first_name: ALL.first_name });
    await press();
    await opens(SCHOOL);
    await fill({ gpax: ALL.gpax, study_duration: ALL.study_duration });
    await press();
    await opens(FILES);
    expect(server.count('PATCH')).toBe(0);
    await Promise.all([press(), press(), press()]);
    await waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
    expect(server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([ALL]);
    expect(save).toHaveBeenCalledOnce();
  });
});

describe('Back', () => {
  const back = async (): Promise<void> => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  };

  test('of the browser leaves one part and not the step, and loses nothing', async () => {
    await open();
    await fill({ first_name: ALL.first_name });
    await press();
    await opens(SCHOOL);
    await fill({ gpax: ALL.gpax });
    await back();
    await opens(WHO);
    expect([control('first_name').value, control('gpax').value]).toEqual([ALL.first_name, ALL.gpax]);
    expect(document.activeElement).toBe(heading());
  });

  test('of the form leaves one part, and the step only from the first part', async () => {
    await open(applicationOf({ first_name: ALL.first_name }));
    await opens(SCHOOL);
    await user.click(screen.getByRole('button', { name: messages.flow.back }));
    await opens(WHO);
    expect(screen.queryByRole('button', { name: messages.flow.back })).toBeNull();
  });
});

describe('the part that opens', () => {
  test('a reload opens the part that was open, unless an earlier one is incomplete by now', async () => {
    await open(applicationOf(ALL));
    await opens(FILES);
    await user.click(within(row(SCHOOL)).getByRole('button', { name: `Change ${SCHOOL}` }));
    const state: unknown = window.history.state;
    const reload = (application: Application): void => {
      cleanup();
      window.history.replaceState(state, '');
      render(
        inFlow(
          session,
          <StepForm step={STEP} application={application} isLoadingApplication={false} Section={Files} />,
        ),
      );
    };
    reload(applicationOf(ALL));
    await opens(SCHOOL);
    reload(applicationOf({ ...ALL, first_name: '' }));
    await opens(WHO);
  });

  test('restored answers open the first part that is not finished, the last one where all are', async () => {
    await open(applicationOf({ first_name: ALL.first_name }));
    await opens(SCHOOL);
    expect(document.activeElement).toBe(document.body);
    cleanup();
    session.stores.$draft.set({ gpax: ALL.gpax, study_duration: ALL.study_duration });
    await open(applicationOf({ first_name: ALL.first_name }));
    await opens(FILES);
    expect(control('gpax').value).toBe(ALL.gpax);
  });

  test('a change from the review opens the part of the field, and saving it leads back from there', async () => {
    await open(applicationOf(ALL), '?return=review#field-gpax');
    await opens(SCHOOL);
    expect(document.activeElement).toBe(control('gpax'));
    await press();
    await waitFor(() => expect(session.environment.dialogs.showSaved).toHaveBeenCalledOnce());
    expect(server.count('PATCH')).toBe(1);
  });

  test('a refusal opens the part of the first field concerned, with the summary in focus', async () => {
    server.on('/application/7', refused(422, { gpax: 'Not a GPAX' }));
    await open(applicationOf(ALL));
    await opens(FILES);
    await press();
    await opens(SCHOOL);
    expect(summary()).toEqual(['Not a GPAX']);
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    expect(control('gpax').getAttribute('aria-invalid')).toBe('true');
  });

  test('a second refusal opens the part of its own field', async () => {
    server.on('/application/7', refused(422, { gpax: 'Not a GPAX' }));
    await open(applicationOf(ALL));
    await opens(FILES);
    await press();
    await opens(SCHOOL);
    server.on('/application/7', refused(422, { first_name: 'Not a name' }));
    await user.type(control('gpax'), '{Backspace}1');
    await press();
    await opens(FILES);
    expect(summary()).toEqual([]);
    await press();
    await opens(WHO);
    expect(summary()).toEqual(['Not a name']);
  });

  test('a missing file after a change from the review opens the part of the files', async () => {
    missingFiles = 1;
    await open(applicationOf({ first_name: ALL.first_name }), '?return=review');
    await opens(SCHOOL);
    await fill({ gpax: ALL.gpax, study_duration: ALL.study_duration });
    await press();
    await opens(FILES);
    expect(server.count('PATCH')).toBe(0);
  });
});
