import type { AnyCallInput, EndpointAnswering } from '../api/call.ts';
import type { AnswerOf, Endpoint, QueryOf } from '../api/endpoint.ts';
import type { PaymentKind } from '../api/contract/payment.ts';
import type { FlowId } from '../config/flows.ts';
import type { RouteName } from '../config/routes.ts';
import type { Application, ApplicationType, Contact } from '../model/application.ts';
import type { WantedFile } from '../model/lookup.ts';
import type { RuleName, Values } from '../model/rules.ts';
import type { About, Price } from './about.ts';
import type { AnswerCall, FlowCalls } from './flow-calls.ts';

/** What an applicant should know of the campaign of an address before applying in it. */
export interface PlaceCampaign {
  readonly name: string;
  /** The server's HTML. */
  readonly about: readonly string[];
  /** Baht; 0 means nothing is to be paid. */
  readonly amount: number;
  /** Whether it still takes applications. */
  readonly open: boolean;
}

/** What a flow knows beside the form's values: what the page's address names. The slug comes first, `findPlace` brings the rest. */
export interface Place {
  readonly slug?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly campaign?: PlaceCampaign | undefined;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** The whole item behind the option, as its endpoint answered it. */
  readonly item?: unknown;
}

/** The items behind the chosen options, by field name; empty until their lists have come. */
export type Chosen = Readonly<Record<string, unknown>>;
export type When = (values: Values, chosen: Chosen) => boolean;

/** Where the options of a field come from. `query` answers `undefined` while there is nothing to ask yet. */
export interface Lookup {
  readonly endpoint: Endpoint;
  readonly query: (values: Values, place: Place) => Readonly<Record<string, string>> | undefined;
  readonly option: (item: never) => Option;
}

/** Ties a lookup's query and option to the types of its endpoint. */
export const lookup = <E extends Endpoint>(
  endpoint: E,
  query: (
    values: Values,
    place: Place,
  ) => (QueryOf<E> extends undefined ? Record<string, never> : QueryOf<E>) | undefined,
  option: (item: AnswerOf<E> extends readonly (infer Item)[] ? Item : never) => Option = named,
): Lookup => ({ endpoint, query: query, option: option });

const named = (item: unknown): Option => {
  const { id, name } = item as { id: string; name: string };
  return { value: id, label: name };
};

interface FieldBase {
  readonly name: string;
  /** Key of its label and hint, where they are not those of its name. */
  readonly word?: string;
  /** Never written to the browser's storage. */
  readonly secret?: true;
  readonly optional?: true | When;
  /** Shown, checked and sent only when this holds. */
  readonly when?: When;
  /** A heading above this field; its words are `fields.sections[section]`. */
  readonly section?: string;
  /** Only helps to find another answer: it is not among the answers to check. */
  readonly aid?: true;
  /** Sent only when this holds; what the server has then stays. `held`: what the server has now. */
  readonly sentIf?: (values: Values, held: Values) => boolean;
  /** Cannot be changed once the application is registered: codes go by it. */
  readonly fixed?: true;
  /** The call that carries this answer, where it is not the one of its step. */
  readonly save?: AnswerCall;
  /** Answers of later steps that a change of this one makes wrong: the server drops them, and they are asked again. */
  readonly clears?: readonly string[];
}
export interface TextEntry extends FieldBase {
  readonly kind: 'text' | 'long-text';
  readonly rule: RuleName;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
}
/** A phone number; its country stands beside it under `country`. */
export interface PhoneEntry extends FieldBase {
  readonly kind: 'phone';
  readonly rule: 'phone';
  readonly country: string;
}
/** One of a few known values; their words are `fields.options[name]`. `tiles` are drawn open, `select` closed. */
export interface ChoiceEntry extends FieldBase {
  readonly kind: 'tiles' | 'select';
  readonly options: readonly string[];
  /** Chosen from the start. */
  readonly initial?: string;
}
/** One of a list the server gives. */
export interface LookupEntry extends FieldBase {
  readonly kind: 'lookup';
  readonly lookup: Lookup;
  /** Value of one more choice, "not in this list"; its word is `fields.options[name][other]`. */
  readonly other?: string;
  /** The server's HTML about the chosen item, shown cleaned below the field. */
  readonly about?: About;
  /** What the chosen item costs; told below the field when the server says it. */
  readonly price?: Price;
  /** Its list may be empty: no answer is nothing to tell in the review. */
  readonly mayBeEmpty?: true;
  /** Narrows the list by what was answered beside it. */
  readonly fits?: (item: never, values: Values) => boolean;
}
/** One of a list that is searched by typing; what is typed stands in the form under `text` and is never sent. */
export interface SearchEntry extends FieldBase {
  readonly kind: 'search';
  readonly text: string;
  /** The whole list, while nothing is typed. */
  readonly lookup: Lookup;
  /** What the typed text finds. */
  readonly suggestions: Lookup;
  readonly about?: About;
  readonly price?: Price;
  /** A parameter of the page's address that chooses, and which item it means. */
  readonly preset?: { readonly parameter: string; readonly means: (item: never, wanted: string) => boolean };
}
/** A box to tick: the value is `yes` or nothing, its word `fields.options[name].yes`. */
export interface CheckboxEntry extends FieldBase {
  readonly kind: 'checkbox';
}
export type FieldEntry = TextEntry | PhoneEntry | ChoiceEntry | LookupEntry | SearchEntry | CheckboxEntry;

/**
 * How a step reaches the server: a registration, a call that carries answers, documents one by one, or not at all: a draft stays
 * in the browser until a later step asks for the same fields.
 */
export type StepSave = 'register' | AnswerCall | 'documents' | 'draft';

export interface Step {
  /** Key of the step's words in the flow's namespace. */
  readonly name: string;
  readonly route: RouteName;
  readonly save: StepSave;
  readonly fields: readonly FieldEntry[];
  /** Documents are sent beside the fields, on the same page. */
  readonly documents?: true;
}

export interface Flow {
  readonly id: FlowId;
  readonly type: ApplicationType;
  readonly steps: readonly Step[];
  readonly calls: FlowCalls;
  readonly paymentKind: PaymentKind;
  /** The answer that tells how many people one application pays for; absent when it is one. */
  readonly peopleIn?: string;
  /** Where the engine goes when the steps are done, and around payment. */
  readonly routes: {
    readonly payment: RouteName;
    readonly callback: RouteName;
    readonly complete: RouteName;
    readonly failed: RouteName;
  };
  /** What the slug of the flow's addresses names. A flow that has this keeps one application per slug. @throws {CallError} */
  readonly findPlace?: (slug: string, input: AnyCallInput) => Promise<Place>;
  /** Whether an application was made at this place: an address with another campaign's slug does not open it. */
  readonly belongs?: (application: Application, place: Place) => boolean;
  /**
   * A last page after payment: answers are checked there and the application is confirmed. Once it is, this browser forgets its
   * id and token (spec, section 4).
   */
  readonly confirmation?: {
    readonly route: RouteName;
    readonly start: EndpointAnswering<unknown>;
    readonly confirm: EndpointAnswering<unknown>;
  };
  /** `values` are those of the form that registers. */
  readonly checkQuery: (contact: Contact, place: Place, values: Values) => Readonly<Record<string, string>>;
  readonly codeIdentity: (place: Place) => Readonly<Record<string, string>>;
  readonly initialBody: (values: Values, place: Place) => Readonly<Record<string, string>>;
  /** Body of `openPayment`; the short course sends an empty one (spec, section 7). */
  readonly openPaymentBody: (method: string) => Readonly<Record<string, string>>;
  readonly appearanceQuery?: Readonly<Record<string, string>>;
  /** Query of `read` on the pages of steps, which need no payment. */
  readonly stepReadQuery?: Readonly<Record<string, string>>;
  /** Documents the application's campaign asks for. */
  readonly wantedFiles: (application: Application, input: AnyCallInput, place: Place) => Promise<readonly WantedFile[]>;
}

/** Keeps the literal names of a flow's steps. */
export const defineFlow = <const F extends Flow>(flow: F): F => flow;
