import { suggestedAnswers, valuesOf } from '../flows/definition/field-queries.ts';
import type { Flow } from '../flows/definition/flow.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Application } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { Values } from '../model/rules.ts';

/**
 * The document that proves the applicant's identity. A flow that does not ask for it accepts an ID card or a passport
 * (`either`).
 */
export type IdentityDocument = 'national_id' | 'passport' | 'other' | 'either';

/** Returns what a form shows as chosen before the applicant changes it. */
function preselectedType({ steps }: Flow, saved: Values): string | undefined {
  const step = steps.find(({ fields }) => fields.some(({ name }) => name === 'id_type'));
  const field = step?.fields.find(({ name }) => name === 'id_type');
  if (!step || !field) return undefined;
  return suggestedAnswers(step, saved)['id_type'] ?? ('initial' in field ? field.initial : undefined);
}

/**
 * @param draft answers in this browser that the server may not have yet
 * @param flow absent where nothing can be chosen any more
 */
export function identityDocumentOf(application: Application, draft: Values = {}, flow?: Flow): IdentityDocument {
  const saved = valuesOf(application);
  const type = draft['id_type'] ?? saved['id_type'] ?? (flow && preselectedType(flow, saved));
  return type === 'national_id' || type === 'passport' || type === 'other' ? type : 'either';
}

interface DocumentWords {
  readonly title: string;
  readonly hint: string;
  readonly missing: string;
}

/** A passport or another document is sent as the kind `id_card`, because the specification has no other kind. */
export function documentWords(
  kind: FileKind,
  identity: IdentityDocument,
  { kinds, kindHints, identityKinds, documentErrors }: Messages['upload'],
): DocumentWords {
  const words = { title: kinds[kind], hint: kindHints[kind], missing: documentErrors.missing[kind] };
  return kind === 'id_card' && identity !== 'national_id' ? identityKinds[identity] : words;
}

/** A Thai card may show religion and blood type, which the data protection act counts as sensitive (docs/spec.md, section 5). */
export const mayShowSensitiveData = (kind: FileKind, identity: IdentityDocument): boolean =>
  kind === 'id_card' && (identity === 'national_id' || identity === 'either');
