import { expect, test } from 'vitest';
import { bachelor } from '../../src/flows/bachelor.ts';
import { graduate } from '../../src/flows/graduate.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { ruleNameOf } from '../../src/sandbox/applications/fields.ts';

test('the sandbox judges every typed answer by the rule of its field', () => {
  const fields = [bachelor, graduate, scholarship, shortCourse].flatMap((flow) =>
    flow.steps.flatMap((step) => step.fields.flatMap((field) => ('rule' in field ? [field] : []))),
  );
  expect(fields.length).toBeGreaterThan(40);
  const wrong = fields.filter(
    ({ name, rule }) => ruleNameOf(name, { id_type: rule === 'other-id' ? 'other' : rule }) !== rule,
  );
  expect(wrong.map(({ name, rule }) => `${name}: ${rule}`)).toEqual([]);
});
