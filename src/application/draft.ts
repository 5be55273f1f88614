import type { Contact } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { FieldDefinition } from './field-definition.ts';
import { valueNames } from './flow-queries.ts';
import type { FlowSession } from './flow-session.ts';
import type { Step } from './flow.ts';
import type { SessionState } from './ports.ts';
import { UNCONFIRMED } from './unconfirmed-contact.ts';

type Stored = Pick<SessionState, 'stores'>;

export function omitFromDraft({ stores: { $draft } }: Stored, names: readonly string[]): void {
  $draft.set(Object.fromEntries(Object.entries($draft.get()).filter(([name]) => !names.includes(name))));
}

export const omitStepFromDraft = (session: FlowSession, step: Step): void => omitFromDraft(session, valueNames(step));

interface FormAnswers {
  /** Fields that may be stored. */
  readonly names: readonly string[];
  readonly typed: Values;
  /** What this form last took from the draft or wrote to it. */
  readonly known: Values;
  /** Before anything is typed. */
  readonly untouched: Values;
  /** What the server has. */
  readonly saved: Values;
}

/** Two tabs may write one draft: each field is that of the form which changed it last. Values equal to the server's are left out. */
export function mergeDraft(before: Readonly<Record<string, string>>, form: FormAnswers): Record<string, string> {
  const own = form.names.flatMap((name) => {
    const stored = before[name];
    const typed = form.typed[name] ?? '';
    const value = typed === form.known[name] ? (stored ?? typed) : typed;
    const answered = form.saved[name] ?? '';
    // An empty text means that the applicant cleared a value that the server or another tab has.
    const isCleared = value === '' && (answered !== '' || stored !== undefined);
    const isNew = value !== answered && (value !== form.untouched[name] || answered !== '' || stored !== undefined);
    return isCleared || isNew ? [[name, value] as const] : [];
  });
  const others = Object.entries(before).filter(([name]) => !form.names.includes(name));
  return Object.fromEntries([...others, ...own]);
}

const takes = (field: FieldDefinition, value: string): boolean =>
  (field.kind !== 'select' && field.kind !== 'radio') || value === '' || field.options.includes(value);

/** A choice that is offered no more is left out. */
export const fittingAnswers = (step: Step, draft: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => {
      const fields = step.fields.filter((field) => field.name === name);
      return fields.length === 0 || fields.some((field) => takes(field, value));
    }),
  );

/** It is stored with the draft, so that a reload stays at the payment. */
const REVIEWED = 'reviewed';

export const isReviewed = ({ stores }: FlowSession): boolean => stores.$draft.get()[REVIEWED] === 'yes';

export function markReviewed(session: FlowSession, reviewed = true): void {
  if (!reviewed) return omitFromDraft(session, [REVIEWED]);
  const { $draft } = session.stores;
  $draft.set({ ...$draft.get(), [REVIEWED]: 'yes' });
}

/** Country, number and e-mail; none of them has a space. */
export function unconfirmedContact({ stores }: Stored): Contact | undefined {
  const [phone_country = '', phone = '', email = ''] = (stores.$draft.get()[UNCONFIRMED] ?? '').split(' ');
  return email === '' ? undefined : { phone, phone_country, email };
}

export function markUnconfirmed({ stores: { $draft } }: Stored, { phone_country, phone, email }: Contact): void {
  $draft.set({ ...$draft.get(), [UNCONFIRMED]: [phone_country, phone, email].join(' ') });
}

export const markConfirmed = (session: Stored): void => omitFromDraft(session, [UNCONFIRMED]);
