import type { ComponentProps } from 'react';
import { StepScreen } from '../../steps/ui/StepScreen.tsx';
import { LazyClearDevice } from './LazyClearDevice.tsx';
import { useReplayEarlyClick } from './use-replay-early-click.ts';

/** The island joins the two areas, because the area of steps does not import the area of documents. */
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
