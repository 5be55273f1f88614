import { textsOf } from './envelope.ts';

type Draft = Readonly<Record<string, string>>;

const rename = (draft: Draft, from: string, to: string): Draft =>
  Object.fromEntries(Object.entries(draft).map(([name, text]) => [name === from ? to : name, text]));

/**
 * Storage keeps the chosen faculty as `faculty` (docs/spec.md, section 3); its field and the calls name it `faculty_id`. A
 * draft that was stored under that name is read, too.
 */
export const draftOf = (stored: unknown): Draft => rename(textsOf(stored), 'faculty', 'faculty_id');
export const storedDraftOf = (draft: Draft): Draft => rename(draft, 'faculty_id', 'faculty');
