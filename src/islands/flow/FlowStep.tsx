import type { ComponentProps } from 'react';
import { StepScreen } from '../../steps/ui/StepScreen.tsx';
import { LazyClearDevice } from './LazyClearDevice.tsx';
import { useReplayEarlyClick } from './use-replay-early-click.ts';

/** The step feature does not import the documents feature; the island joins them. */
const loadDocuments = () => import('../../documents/ui/DocumentsSection.tsx');

export const FlowStep = (props: Omit<ComponentProps<typeof StepScreen>, 'loadDocuments'>) => {
  useReplayEarlyClick();
  return (
    <>
      <StepScreen {...props} loadDocuments={loadDocuments} />
      <LazyClearDevice />
    </>
  );
};
