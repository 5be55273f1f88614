import { useEffect, useState, type ComponentProps } from 'react';
import { Notice } from './Notice.tsx';

/** A notice that appears later: screen readers announce what comes into a live region that is there. */
export const StatusNotice = (notice: Omit<ComponentProps<typeof Notice>, 'role'>) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return <div role="status">{isShown && <Notice {...notice} />}</div>;
};
