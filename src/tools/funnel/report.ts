import { DAY_MS } from '../../config/constants.ts';
import { BEGINNING, stepsOf, type Funnel } from './count.ts';

/** A smaller number could be somebody whom a reader knows. @chosen */
const LEAST = 5;

/**
 * Rounds to fives, so that neither a number nor the difference of two tells of fewer than five people.
 * @returns `–` for fewer than five
 */
export const shown = (count: number): string => (count < LEAST ? '–' : String(Math.round(count / LEAST) * LEAST));

const NAMES: Readonly<Record<(typeof BEGINNING)[number], string>> = {
  opened: 'first page opened',
  checked: 'contact checked',
  registered: 'registered',
  confirmed: 'code entered',
};

const row = (name: string, ...cells: readonly string[]): string =>
  `  ${name.padEnd(36)}${cells.map((cell) => cell.padStart(10)).join('')}`.trimEnd();

const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const share = (part: number, whole: number): string =>
  part < LEAST || whole < LEAST ? '' : `${Math.round((100 * part) / whole)} %`;

function groupRows({ applications }: Funnel, by: 'language' | 'device', last: number): string[] {
  const groups = [...new Set(applications.map((one) => one[by]))].sort();
  return groups.flatMap((group) => {
    const own = applications.filter((one) => one[by] === group);
    if (own.length < LEAST) return [];
    const done = own.filter(({ furthest }) => furthest === last).length;
    return [row(`${by} ${group || 'unknown'}`, shown(own.length), shown(done), share(done, own.length))];
  });
}

function textOfFunnel(funnel: Funnel): string[] {
  const { flow, day, beginning, applications, refused } = funnel;
  const steps = stepsOf(flow);
  const reached = (index: number): number => applications.filter(({ furthest }) => furthest >= index).length;
  const fields = [...refused].filter(([, count]) => count >= LEAST).sort(([, one], [, other]) => other - one);
  return [
    `${dayText(day)} ${flow}`,
    row('before there is a number', 'calls'),
    ...BEGINNING.map((name) => row(NAMES[name], shown(beginning[name]))),
    row('applications first seen on this day', 'reached', 'stopped', 'stopped'),
    ...steps.map((step, index) => {
      const here = reached(index);
      const stopped = index === steps.length - 1 ? 0 : here - reached(index + 1);
      return row(step, shown(here), shown(stopped), share(stopped, here));
    }),
    row('finished, of those who registered', 'began', 'finished', 'share'),
    ...groupRows(funnel, 'language', steps.length - 1),
    ...groupRows(funnel, 'device', steps.length - 1),
    ...(fields.length > 0 ? [row('fields that were refused', 'times')] : []),
    ...fields.map(([field, count]) => row(field, shown(count))),
    '',
  ];
}

/** A table for each day and flow. It holds numbers of people only, never the number of an application. */
export const reportOf = (funnels: readonly Funnel[]): string =>
  [...funnels.flatMap(textOfFunnel), 'Numbers are rounded to fives, and fewer than five are not shown.'].join('\n');
