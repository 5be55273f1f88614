import { useState } from 'react';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import type { FormSection } from '../form-section.ts';

/** The section below the fields, once it is loaded, and its errors. */
export function useFormSection() {
  const [current, setCurrent] = useState<FormSection | null>(null);
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  return { current, setCurrent, errors, setErrors };
}
