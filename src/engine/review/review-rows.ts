import type { Words } from '../../i18n/words.ts';
import { fill } from '../../lib/fill.ts';
import { baht } from '../../lib/format.ts';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import type { SummaryRow } from '../../ui/SummaryList.tsx';
import type { FlowContext } from '../context.ts';
import type { FieldEntry, Step } from '../flow.ts';
import { labelOf } from '../form/fault-text.ts';
import { fieldId } from '../form/field-id.ts';
import { isShown, valuesOf, wordOf } from '../journey.ts';
import { changeHref } from '../review-return.ts';
import type { Documents } from '../upload/documents.ts';

type ReviewWords = Words['review'];

/** An answer in words: the server's readable name, the option's word, the end of a number it keeps, or the text itself. */
function answerOf(entry: FieldEntry, application: Application, context: FlowContext, none: string): string {
  const value = valuesOf(application)[entry.name];
  const hint = application.hints[entry.name];
  if (hint) return `•••• ${hint}`;
  const options = (context.words.fields.options as Partial<Record<string, Record<string, string>>>)[entry.name] ?? {};
  if (!value) return (entry.kind === 'checkbox' ? options['no'] : undefined) ?? none;
  return application.readable[entry.name] ?? (Object.hasOwn(options, value) ? options[value] : undefined) ?? value;
}

/**
 * A condition on an item of a list cannot be judged here; what the server holds is shown all the same. A list that may have been
 * empty is told of only when something was chosen from it.
 */
const isTold = (entry: FieldEntry, values: Values): boolean =>
  Boolean(values[entry.name]) || (isShown(entry, values) && !('mayBeEmpty' in entry && entry.mayBeEmpty));

/** Of the ways to give an answer, the one that is shown; the first where none is. */
function wayOf(name: string, entries: readonly FieldEntry[], values: Values): FieldEntry | undefined {
  const ways = entries.filter((entry) => entry.name === name);
  return ways.find((entry) => isShown(entry, values)) ?? ways[0];
}

/** The rows of one step. A contact that codes go to has no change link; what a later step asks again stands there alone. */
export function stepRows(step: Step, application: Application, context: FlowContext, words: ReviewWords): SummaryRow[] {
  const values = valuesOf(application);
  const { steps } = context.flow;
  const laterNames = new Set(
    steps.slice(steps.indexOf(step) + 1).flatMap(({ fields }) => fields.map(({ name }) => name)),
  );
  return (
    step.fields
      .filter((entry) => !entry.aid && !laterNames.has(entry.name) && isTold(entry, values))
      // One answer, however many ways there are to give it: told by the way it was given.
      .filter((entry, _index, told) => entry === wayOf(entry.name, told, values))
      .map((entry) => ({
        key: `${step.name} ${entry.name}`,
        term: labelOf(wordOf(entry), context.words),
        value: answerOf(entry, application, context, words.none),
        change: entry.fixed ? undefined : { href: changeHref(context, step, fieldId(entry.name)), text: words.change },
      }))
  );
}

/** What is to be paid, as the server says it; for several people it is the sum for all of them. */
export function priceRow(
  amount: number,
  application: Application,
  { flow, locale }: FlowContext,
  words: ReviewWords['price'],
): SummaryRow & { value: string } {
  const people = Number(valuesOf(application)[flow.peopleIn ?? ''] ?? 1);
  const sum = amount === 0 ? words.free : baht(amount, locale);
  const value = amount > 0 && people > 1 ? fill(words.forAll, { sum, people }) : sum;
  return { key: 'price', term: words.amount, value };
}

/** The documents step as rows: how many files of each kind were received, and the answers to the campaign's questions. */
export function documentRows(
  step: Step,
  { wanted, files, customInputs }: Documents,
  context: FlowContext,
  words: ReviewWords,
  kinds: Readonly<Record<string, string>>,
): SummaryRow[] {
  const change = { href: changeHref(context, step), text: words.change };
  return [
    ...wanted.map(({ type }) => {
      const count = files.filter((file) => file.type === type).length;
      return {
        key: type,
        term: kinds[type] ?? type,
        value: count > 0 ? fill(words.received, { count }) : words.none,
        change,
      };
    }),
    ...customInputs.map(({ id, label, options, response }) => ({
      key: `custom ${id}`,
      term: label,
      value: options.find((option) => option.value === response)?.label ?? (response || words.none),
      change,
    })),
  ];
}
