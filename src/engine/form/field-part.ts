import type { ChangeEvent, FocusEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import type { FlowContext, FlowWords } from '../context.ts';
import type { SearchEntry } from '../flow.ts';

export type StepForm = UseFormReturn<Record<string, string>>;

/** What every control of a step's form gets: texts, value and handlers, and the data the early check reads from the built HTML. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: string | undefined;
  readonly required: boolean;
  readonly readOnly?: boolean;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly 'data-rule'?: string | undefined;
  readonly 'data-required-message': string;
  readonly 'data-rule-message'?: string | undefined;
  readonly 'data-secret'?: '' | undefined;
}

/** One field in its form. */
export interface FieldPart {
  readonly context: FlowContext;
  readonly words: FlowWords;
  readonly values: Values;
  /** Whether the page has woken; before, the built HTML stands. */
  readonly awake: boolean;
  /** The answers of other steps are here, or there are none. */
  readonly settled: boolean;
  /** As the server holds it, once it is read. */
  readonly application: Application | undefined;
  readonly control: ControlProps;
  /** Sets this field's value as if it had been chosen. */
  readonly choose: (value: string) => void;
  /** Keeps the item behind the choice, for other fields' conditions, and whether its list is still on its way. */
  readonly remember: (item: unknown, isComing: boolean) => void;
}

/** What a field that is searched by typing gets, before and after its search has come. */
export interface SearchControlProps {
  readonly entry: SearchEntry;
  readonly part: FieldPart;
  readonly form: StepForm;
}
