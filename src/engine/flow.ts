import type { AnyCallInput, EndpointAnswering } from '../api/call.ts';
import type { AnswerOf, Endpoint, QueryOf } from '../api/endpoint.ts';
import type { PaymentKind } from '../api/contract/payment.ts';
import type { FlowId } from '../config/flows.ts';
import type { RouteName } from '../config/routes.ts';
import type {
  Application,
  ApplicationType,
  CodeRequestAnswer,
  Contact,
  CustomInput,
  UploadedFile,
} from '../model/application.ts';
import type { Banner, WantedFile } from '../model/lookup.ts';
import type { Charge } from '../model/payment.ts';
import type { RuleName, Values } from '../model/rules.ts';

/** What a flow knows beside the form's values: the campaign of a scholarship address. */
export interface Place {
  readonly slug?: string | undefined;
  readonly campaignId?: string | undefined;
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
  /** Never written to the browser's storage. */
  readonly secret?: true;
  readonly optional?: true | When;
  /** Shown, checked and sent only when this holds. */
  readonly when?: When;
  /** A heading above this field; its words are `fields.sections[section]`. */
  readonly section?: string;
  /** Only helps to find another answer: it is not among the answers to check. */
  readonly aid?: true;
  /** Cannot be changed once the application is registered: codes go by it. */
  readonly fixed?: true;
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
  readonly about?: (item: never) => readonly (string | null | undefined)[];
}
export type FieldEntry = TextEntry | PhoneEntry | ChoiceEntry | LookupEntry;

/** How a step reaches the server: a registration, one of the two PATCH calls, or documents one by one. */
export type StepSave = 'register' | 'personal' | 'answers' | 'documents';

export interface Step {
  /** Key of the step's words in the flow's namespace. */
  readonly name: string;
  readonly route: RouteName;
  readonly save: StepSave;
  readonly fields: readonly FieldEntry[];
}

/** The calls of a flow, under the names the engine uses (spec, section 7). */
export interface FlowCalls {
  readonly check: Endpoint & EndpointAnswering<{ exists: boolean; application_id?: string | null | undefined }>;
  readonly initial: EndpointAnswering<{ id: string; access_token: string; otp_required: boolean }>;
  readonly requestCode: EndpointAnswering<CodeRequestAnswer>;
  readonly validateCode: EndpointAnswering<{ access_token: string; application_id?: string | null | undefined }>;
  readonly read: EndpointAnswering<Application>;
  readonly update: EndpointAnswering<unknown>;
  readonly updatePersonal: EndpointAnswering<unknown>;
  readonly checkCanApply?: EndpointAnswering<{ can_apply: boolean; reason?: string | null | undefined }>;
  readonly openPayment: EndpointAnswering<Charge>;
  readonly startPayment: EndpointAnswering<Charge>;
  readonly uploadFile: EndpointAnswering<UploadedFile>;
  readonly deleteFile: EndpointAnswering<unknown>;
  readonly listFiles: EndpointAnswering<UploadedFile[]>;
  readonly listCustomInputs?: EndpointAnswering<CustomInput[]>;
  readonly saveCustomInputs?: EndpointAnswering<unknown>;
  readonly appearance?: EndpointAnswering<Banner[]>;
}

export interface Flow {
  readonly id: FlowId;
  readonly type: ApplicationType;
  readonly steps: readonly Step[];
  readonly calls: FlowCalls;
  readonly paymentKind: PaymentKind;
  /** Where the engine goes when the steps are done, and around payment. */
  readonly routes: {
    readonly payment: RouteName;
    readonly callback: RouteName;
    readonly complete: RouteName;
    readonly failed: RouteName;
  };
  readonly checkQuery: (contact: Contact, place: Place) => Readonly<Record<string, string>>;
  readonly codeIdentity: (place: Place) => Readonly<Record<string, string>>;
  readonly initialBody: (values: Values, place: Place) => Readonly<Record<string, string>>;
  /** Body of `openPayment`; the short course sends an empty one (spec, section 7). */
  readonly openPaymentBody: (method: string) => Readonly<Record<string, string>>;
  readonly appearanceQuery?: Readonly<Record<string, string>>;
  /** Documents the application's campaign asks for. */
  readonly wantedFiles: (application: Application, input: AnyCallInput, place: Place) => Promise<readonly WantedFile[]>;
}

/** Keeps the literal names of a flow's steps. */
export const defineFlow = <const F extends Flow>(flow: F): F => flow;
