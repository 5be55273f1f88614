import type { ComponentProps } from 'react';
import { StepScreen } from '../../steps/ui/StepScreen.tsx';
import { LazyClearDevice } from './LazyClearDevice.tsx';

/** The island connects steps and documents, because steps does not import documents. */
const loadDocuments = () => import('../../documents/ui/DocumentsSection.tsx');

export const FlowStep = (props: Omit<ComponentProps<typeof StepScreen>, 'loadDocuments'>) => (
  <>
    <StepScreen {...props} loadDocuments={loadDocuments} />
    <LazyClearDevice />
  </>
);
