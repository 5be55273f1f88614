import type { RefObject } from 'react';
import type { FormSection } from '../../application/submitted-form.ts';
import type { Application } from '../../model/application.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';

/** Props of a component below the fields of a step that is saved together with them. */
export interface FormSectionProps {
  readonly application: Application;
  /** What is missing is shown once the form was submitted. */
  readonly submitted: boolean;
  /** The component sets it while it can be used. */
  readonly handle: RefObject<FormSection | null>;
  /** It must be the same function at every render. */
  readonly onErrors: (errors: readonly SummaryError[]) => void;
}
