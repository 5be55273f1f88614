import type { Page } from '@playwright/test';

export interface Question {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
}

/** Answers that lead to the shortest path where the first or the preselected option would not. */
const WANTED: Readonly<Record<string, string>> = {
  scholarship_interest: 'no',
  student_loan_interest: 'no',
  promotion_interest: 'no',
  same_as_invoice: 'yes',
};

/**
 * Returns the first required question of the form without an answer. A radio or checkbox comes with the value to
 * choose.
 */
export const nextQuestion = (page: Page): Promise<Question | undefined> =>
  page.evaluate((wanted) => {
    type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
    const all = [...document.querySelectorAll<Control>('main form :is(input, select, textarea)')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && !one.closest('[inert]'),
    );
    const ofGroup = (one: Control): HTMLInputElement[] =>
      all.filter((other) => other.name === one.name && other.type === 'radio') as HTMLInputElement[];
    const isOpen = (one: Control): boolean => {
      const aim = wanted[one.name];
      if (one.type === 'radio') {
        const chosen = ofGroup(one).find(({ checked }) => checked);
        return !chosen || (aim !== undefined && chosen.value !== aim);
      }
      const isRequired = one.required || one.ariaRequired === 'true';
      if (one instanceof HTMLInputElement && one.type === 'checkbox')
        return !one.checked && (isRequired || aim !== undefined);
      return isRequired && one.value === '' && !('readOnly' in one && one.readOnly);
    };
    const found = all.find(isOpen);
    if (!found) return undefined;
    const { name } = found;
    if (found.type !== 'radio') return { kind: found.role ?? found.type, name, value: found.value };
    const choices = ofGroup(found);
    const choice = choices.find(({ value }) => value === wanted[name]) ?? choices[0];
    return { kind: 'radio', name, value: choice?.value ?? '' };
  }, WANTED);

/** Identifies a state of a form by its URL, its questions and its headings. */
export const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      location.href,
      ...[...document.querySelectorAll('main form :is(h2, h3)')].map((one) => one.textContent),
      ...[...document.querySelectorAll('main form [name]')].filter((one) => one.checkVisibility()).map((one) => one.id),
    ].join('\n'),
  );
