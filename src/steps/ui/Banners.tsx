import { useEffect, useState } from 'react';
import { loadBanners } from '../banners.ts';
import { BREAKPOINTS } from '../../config/constants.ts';
import type { Banner } from '../../model/lookup.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';

/**
 * Shows banners with one source per screen size (docs/spec.md, section 3), below the form so that loading them moves
 * nothing.
 */
export const Banners = () => {
  const { session } = useFlow();
  const [banners, setBanners] = useState<readonly Banner[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    loadBanners(session, controller.signal).then(
      setBanners,
      () => undefined, // The page is complete without a banner.
    );
    return () => {
      controller.abort();
    };
  }, [session]);
  return banners.map(({ desktop, tablet, mobile, alt }) => {
    const fallback = mobile ?? tablet ?? desktop;
    return fallback ? (
      <picture key={fallback}>
        {desktop && <source media={`(min-width: ${BREAKPOINTS.lg}px)`} srcSet={desktop} />}
        {tablet && <source media={`(min-width: ${BREAKPOINTS.md}px)`} srcSet={tablet} />}
        <img src={fallback} alt={alt ?? ''} loading="lazy" className="mt-2 w-full rounded-lg" />
      </picture>
    ) : null;
  });
};
