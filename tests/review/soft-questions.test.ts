import { describe, expect, test } from 'vitest';
import { softQuestions } from '../../src/review/soft-questions.ts';

const kinds = (values: Readonly<Record<string, string>>): string[] =>
  softQuestions(values, 2026).map(({ kind, quoted }) => (quoted === undefined ? kind : `${kind} ${quoted}`));

describe('a name', () => {
  test.each([
    ['นายสมมติ', 'นาย'],
    ['นางสาวสมมติ', 'นางสาว'],
    ['น.ส.สมมติ', 'น.ส.'],
    ['น.ส. สมมติ', 'น.ส.'],
    ['เด็กหญิง สมมติ', 'เด็กหญิง'],
    ['ด.ช.สมมติ', 'ด.ช.'],
    ['Mr. Somchai', 'Mr'],
    ['miss Ann', 'miss'],
    ['นายเอก', 'นาย'],
  ])('%s begins with the title %s', (first_name, prefix) => {
    expect(kinds({ first_name })).toEqual([`prefixInName ${prefix}`]);
  });

  test.each(['นายิกา', 'สมมติ', 'Drew', 'Missy', 'Mrinal', 'Mr', ''])('%s may stand as it is', (first_name) => {
    expect(kinds({ first_name })).toEqual([]);
  });

  test('with the last name in the first one is asked about, but not the same word twice, or no last name', () => {
    expect(kinds({ first_name: 'สมมติ ตัวอย่าง', last_name: 'ตัวอย่าง' })).toEqual(['lastNameTwice ตัวอย่าง']);
    expect(kinds({ first_name: 'Thomas', last_name: 'Thomas' })).toEqual([]);
    expect(kinds({ first_name: 'A -', last_name: '-' })).toEqual([]);
  });
});

describe('a year', () => {
  test.each([
    [{ education_level: 'studying', academic_year: '2569' }, []],
    [{ education_level: 'studying', academic_year: '2025' }, []],
    [{ education_level: 'studying', academic_year: '2567' }, ['yearHasPassed']],
    [{ education_level: 'studying', academic_year: '2029', study_duration: '3' }, []],
    [{ education_level: 'studying', academic_year: '2030', study_duration: '3' }, ['yearIsLate']],
    [{ education_level: 'studying', academic_year: '2032', study_duration: '6' }, []],
    [{ education_level: 'graduated', academic_year: '2570' }, ['yearIsToCome']],
    [{ education_level: 'graduated', academic_year: '2026' }, []],
    [{ education_level: 'graduated', academic_year: '2528' }, ['yearIsLongAgo']],
    [{ education_level: 'graduated', academic_year: '2529' }, []],
    [{ academic_year: '1950' }, []],
    [{ education_level: 'graduated', academic_year: 'soon' }, []],
  ])('%o asks %j', (values, expected) => {
    expect(kinds(values)).toEqual(expected);
  });
});
