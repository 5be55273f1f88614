import type { ChangeEvent, FocusEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';

export type StepFormControl = UseFormReturn<Record<string, string>>;

/** Props of every control of a step's form. The validation before hydration reads the `data-*` attributes from the built HTML. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly mark?: string | undefined;
  readonly required: boolean;
  readonly readOnly?: boolean;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly 'data-rule'?: string | undefined;
  readonly 'data-required-message': string;
  readonly 'data-rule-message'?: string | undefined;
  readonly 'data-sensitive'?: '' | undefined;
}

/** What a field's control needs from its form. */
export interface FieldContext {
  readonly values: Values;
  readonly hydrated: boolean;
  /** Whether the answers of other steps are loaded. */
  readonly dependenciesLoaded: boolean;
  /** The application, once it is loaded from the server. */
  readonly application: Application | undefined;
  readonly control: ControlProps;
  /** The value of the field when it lost the focus; empty until then. */
  readonly blurredValue: string;
  /** Sets the field's value as if the applicant had chosen it. */
  readonly choose: (value: string) => void;
  /**
   * Stores the item behind the choice, for conditions of other fields, and the value that was looked up in the list;
   * that value is absent while the list loads.
   */
  readonly setSelectedItem: (item: unknown, lookedUpValue?: string) => void;
}

/** Props of the control of a kind of field. */
export interface KindControlProps<Definition> {
  readonly definition: Definition;
  readonly context: FieldContext;
  readonly form: StepFormControl;
}
