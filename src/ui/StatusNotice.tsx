import type { ComponentProps } from 'react';
import { Notice } from './Notice.tsx';
import { useAfterFirstRender } from './use-after-first-render.ts';

/**
 * A notice that appears later. Screen readers announce content added to an existing live region, so the empty region is
 * rendered from the start.
 */
export const StatusNotice = (notice: Omit<ComponentProps<typeof Notice>, 'role'>) => {
  const isShown = useAfterFirstRender();
  return (
    <div>
      <div role="status">{isShown && <Notice {...notice} />}</div>
      {!isShown && (
        <div className="invisible">
          <Notice {...notice} />
        </div>
      )}
    </div>
  );
};
