import type { Ref } from 'react';
import type { FormSection } from '../submitted-form.ts';
import type { Application } from '../../model/application.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';

/** Props of a component below the fields of a step that is saved together with them. */
export interface FormSectionProps {
  readonly application: Application;
  /** What is missing is shown once the form was submitted. */
  readonly submitted: boolean;
  /** The component sets it once it is loaded; when that fails, checking it fails with the same error. */
  readonly handle: Ref<FormSection>;
  /** It must be the same function at every render. */
  readonly onErrors: (errors: readonly SummaryError[]) => void;
}
