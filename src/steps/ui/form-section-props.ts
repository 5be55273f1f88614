import type { Ref } from 'react';
import type { FormSection } from '../form-section.ts';
import type { Application } from '../../model/application.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';

/** Props of the component below a step's fields, whose answers are saved together with them. */
export interface FormSectionProps {
  readonly application: Application;
  /** Whether the form was submitted, so that the section shows what is missing. */
  readonly submitted: boolean;
  /** Set once the component is loaded. If loading fails, checking the section fails with the same error. */
  readonly ref: Ref<FormSection>;
  /** Must be the same function in every render. */
  readonly onErrors: (errors: readonly SummaryError[]) => void;
}
