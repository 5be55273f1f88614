import { expect, test } from 'vitest';
import en from '../../locales/en/fields.json' with { type: 'json' };
import th from '../../locales/th/fields.json' with { type: 'json' };
import { CHOICES } from '../../src/config/choices/all.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { graduate } from '../../src/flows/graduate.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import type { FieldDefinition } from '../../src/field-kinds/kinds.ts';

/** A choice that is missing from this list could not be translated for another back end. */
test('the words of the site have every code of every choice, and no other field', () => {
  const fields: readonly FieldDefinition[] = [bachelor, graduate, scholarship, shortCourse].flatMap(({ steps }) =>
    steps.flatMap((step) => step.fields),
  );
  const offered = fields.flatMap((field): readonly (readonly [string, readonly string[]])[] => {
    if (field.kind === 'checkbox') return [[field.name, ['yes']]];
    return field.kind === 'radio' || field.kind === 'select' ? [[field.name, field.options]] : [];
  });
  const unknown = offered.flatMap(([name, codes]) =>
    codes.filter((code) => !(CHOICES as Readonly<Record<string, readonly string[]>>)[name]?.includes(code)),
  );
  expect(unknown).toEqual([]);
  expect(Object.keys(CHOICES).filter((name) => !offered.some(([field]) => field === name))).toEqual([]);
});

test.each([
  ['Thai', th],
  ['English', en],
])('each choice that a form offers has words in %s, and nothing else has', (_language, { options }) => {
  // The bachelor's degree has a flow of its own, and the review has a word for the box that is not ticked.
  const unlike: readonly string[] = ['degree', 'same_as_invoice'];
  const words = Object.entries(options).filter(([name]) => name in CHOICES && !unlike.includes(name));
  expect(words.map(([name]) => name).sort()).toEqual(
    Object.keys(CHOICES)
      .filter((name) => !unlike.includes(name))
      .sort(),
  );
  for (const [name, labels] of words)
    expect([name, Object.keys(labels).sort()]).toEqual([name, [...CHOICES[name as keyof typeof CHOICES]].sort()]);
});
