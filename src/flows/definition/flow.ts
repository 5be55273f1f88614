import { dialect, learnWords } from '../../api/dialect.ts';
import type { AnyCallInput } from '../../api/client.ts';
import type { EndpointReturning } from '../../api/parse-response.ts';
import type { FlowId, PaymentKind } from '../../config/flow-registry.ts';
import type { RouteName } from '../../config/routes.ts';
import type { Application, ApplicationType, Contact } from '../../model/application.ts';
import type { DocumentRequirement } from '../../model/lookup.ts';
import type { Values } from '../../model/rules.ts';
import type { CampaignContext } from './campaign-context.ts';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { AnswerCall, SectionKey } from '../../field-kinds/field-kind.ts';
import type { FlowCalls } from './flow-calls.ts';

/**
 * How a step is saved. `uploads`: the page has no fields, and files are sent one by one. `draft`: the answers stay in
 * the browser until a later step asks for the same fields.
 */
export type StepSave = 'register' | AnswerCall | 'uploads' | 'draft';

export interface Step {
  readonly name: string;
  readonly route: RouteName;
  readonly save: StepSave;
  readonly fields: readonly FieldDefinition[];
  /**
   * Answers of an earlier step that may be sent only together with one of this step. Until then they are in the draft.
   */
  readonly carries?: readonly string[];
  /** The documents come below this step's fields. */
  readonly documentsSection?: true;
  /** Parts open one at a time; the last contains the documents. Their headings are `fields.sections[name]`. */
  readonly parts?: readonly SectionKey[];
  /** The name of the last part of a step whose documents section asks questions, too. */
  readonly questionsPart?: SectionKey;
}

type Strings = Readonly<Record<string, string>>;

export interface Flow {
  readonly id: FlowId;
  readonly type: ApplicationType;
  readonly steps: readonly Step[];
  readonly calls: FlowCalls;
  readonly paymentKind: PaymentKind;
  readonly participantCountField?: string;
  /** Whether the result repeats a field's answer, because the tax invoice shows it. */
  readonly isOnInvoice?: (name: string) => boolean;
  readonly routes: {
    readonly payment: RouteName;
    readonly paymentReturn: RouteName;
    readonly complete: RouteName;
    readonly failed: RouteName;
  };
  /**
   * A flow with this function stores one application per slug.
   * @throws {CallError}
   */
  readonly resolveCampaign?: (slug: string, input: AnyCallInput) => Promise<CampaignContext>;
  readonly matchesCampaign?: (application: Application, campaign: CampaignContext) => boolean;
  /** The page after the payment, which confirms the application (docs/spec.md, section 4). */
  readonly confirmation?: {
    readonly route: RouteName;
    readonly start: EndpointReturning<unknown>;
    readonly confirm: EndpointReturning<unknown>;
  };
  /**
   * Builds the query of `check`.
   * @param values the values of the form that registers
   */
  readonly checkQuery: (contact: Contact, campaign: CampaignContext, values: Values) => Strings;
  readonly otpRequestExtras: (campaign: CampaignContext) => Strings;
  readonly initialBody: (values: Values, campaign: CampaignContext) => Strings;
  /** Builds the body that opens a payment; empty for a short course (docs/spec.md, section 7). */
  readonly openPaymentBody: (method: string) => Strings;
  readonly bannersQuery?: Strings;
  readonly stepReadQuery?: Strings;
  /**
   * Loads the rounds if the API lists them without an application.
   * @throws {CallError}
   */
  readonly rounds?: (values: Values, input: AnyCallInput) => Promise<readonly { readonly open: boolean }[]>;
  readonly requiredDocuments: (
    application: Application,
    input: AnyCallInput,
    campaign: CampaignContext,
  ) => Promise<readonly DocumentRequirement[]>;
}

/**
 * Removes choices that the API does not have. If the preselected choice is removed, the first remaining one is
 * preselected.
 */
export function offeredField(field: FieldDefinition, offered = dialect.offered): FieldDefinition {
  if (!('options' in field)) return field;
  const { allOptions = field.options } = field;
  const options = offered(field.name, allOptions);
  const [first] = field.initial ? offered(field.name, [field.initial, ...options]) : [];
  return { ...field, options, allOptions, ...(first && { initial: first }) };
}

export function defineFlow<const F extends Flow>(flow: F): F {
  const steps = flow.steps.map((step) => ({ ...step, fields: step.fields.map((field) => offeredField(field)) }));
  for (const { fields } of steps)
    for (const field of fields) if ('options' in field) learnWords(field.name, field.options);
  return { ...flow, steps };
}

/** Assigns fields to a part of their step. */
export const inPart = (part: number, fields: readonly FieldDefinition[]): readonly FieldDefinition[] =>
  fields.map((field) => ({ ...field, part }));
