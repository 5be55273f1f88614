import { expect, test } from 'vitest';
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
