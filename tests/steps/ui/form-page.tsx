import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import type { Flow, Step } from '../../../src/flows/definition/flow.ts';
import { StepForm } from '../../../src/steps/ui/StepForm.tsx';
import { bachelor } from '../../../src/flows/bachelor.ts';
import type { Application } from '../../../src/model/application.ts';
import type { TestSession } from '../../application/test-session.ts';
import { inFlow } from '../../application/ui/render-in-flow.tsx';

/** A step with one field of each kind, without lists from a server. */
export const STEP: Step = {
  name: 'education',
  route: 'bachelor.education',
  save: 'answers',
  fields: [
    { kind: 'text', name: 'first_name', rule: 'name', autocomplete: 'given-name' },
    { kind: 'text', name: 'gpax', rule: 'gpax', inputMode: 'decimal' },
    { kind: 'text', name: 'id_number', messageKey: 'national_id', rule: 'passport', sensitive: true },
    { kind: 'select', name: 'study_duration', options: ['1', '2', '3'] },
    { kind: 'radio', name: 'scholarship_interest', options: ['yes', 'no'] },
    {
      kind: 'text',
      name: 'school_name',
      rule: 'single-line',
      visibleWhen: ({ scholarship_interest }) => scholarship_interest === 'yes',
    },
  ],
};
export const FLOW: Flow = { ...bachelor, steps: [STEP] };
export const GOOD = {
  first_name: 'สมชาย',
  gpax: '3.50',
  id_number: 'AA1234567',
  study_duration: '3',
  scholarship_interest: 'no',
};

const mismatch = vi.fn();
let root: Root | undefined;

/** The page as the server rendered it, without React. @returns the form */
export function builtPage(session: TestSession, step: Step = STEP): HTMLFormElement {
  document.body.innerHTML = '<main></main>';
  const page = document.querySelector('main');
  if (!page) throw new Error('no page');
  page.innerHTML = renderToString(
    inFlow(session, <StepForm step={step} application={undefined} isLoadingApplication={false} />),
  );
  const form = page.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

/**
 * React hydrates the page. A second call renders it again, for instance with the application that is loaded by then, or
 * once answers from another browser are in the draft (`carried`).
 */
export async function hydrate(
  session: TestSession,
  application?: Application | 'loading' | 'carried',
  step: Step = STEP,
): Promise<void> {
  const isLoading = application === 'loading';
  const isDraftFilled = application === 'carried';
  const element = inFlow(
    session,
    <StepForm
      step={step}
      application={typeof application === 'string' ? undefined : application}
      isDraftFilled={isDraftFilled}
      isLoadingApplication={isLoading}
    />,
  );
  await act(async () => {
    if (root) root.render(element);
    else root = hydrateRoot(document.querySelector('main') ?? document.body, element, { onRecoverableError: mismatch });
    await Promise.resolve();
  });
  if (mismatch.mock.calls.length > 0) throw new Error(`hydration: ${String(mismatch.mock.calls[0]?.[0])}`);
}

export function closePage(): void {
  act(() => root?.unmount());
  root = undefined;
  mismatch.mockClear();
}

export const control = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** The choice of `scholarship_interest`. */
export const tile = (value: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[type="radio"][value="${value}"]`);
  if (!found) throw new Error(`no tile ${value}`);
  return found;
};

/** Puts values into the page as a browser does without React: typed before hydration, or autofilled. */
export function fillIn(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const tile = document.querySelector<HTMLInputElement>(`[type="radio"][name="${name}"][value="${value}"]`);
    if (tile) tile.checked = true;
    else control(name).value = value;
  }
}

export const errorOf = (name: string): string =>
  document.querySelector(`[data-error-for="${name}"]`)?.textContent ?? '';
export const summary = (): string[] =>
  screen.queryAllByRole('alert').flatMap((alert) => [...alert.querySelectorAll('li')].map((line) => line.textContent));
export const press = async (): Promise<void> => {
  await act(async () => {
    document.querySelector('form')?.requestSubmit();
    await Promise.resolve();
  });
};
