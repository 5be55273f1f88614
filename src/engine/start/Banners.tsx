import { useEffect, useState } from 'react';
import { callAny } from '../../api/call.ts';
import { BREAKPOINTS } from '../../config/constants.ts';
import type { Banner } from '../../model/lookup.ts';
import type { FlowContext } from '../context.ts';

/** The flow's banners, one source per screen size (spec, section 3). They stand below the form, where coming late moves nothing. */
export const Banners = ({ context }: { context: FlowContext }) => {
  const [banners, setBanners] = useState<readonly Banner[]>([]);
  useEffect(() => {
    const { appearance } = context.flow.calls;
    if (!appearance) return undefined;
    const controller = new AbortController();
    callAny(appearance, {
      locale: context.locale,
      query: context.flow.appearanceQuery,
      signal: controller.signal,
    }).then(
      setBanners,
      () => undefined, // A decoration that does not come is not missed.
    );
    return () => {
      controller.abort();
    };
  }, [context]);
  return banners.map(({ desktop, tablet, mobile, alt }) => {
    const plain = mobile ?? tablet ?? desktop;
    return plain ? (
      <picture key={plain}>
        {desktop && <source media={`(min-width: ${BREAKPOINTS.lg}px)`} srcSet={desktop} />}
        {tablet && <source media={`(min-width: ${BREAKPOINTS.md}px)`} srcSet={tablet} />}
        <img src={plain} alt={alt ?? ''} loading="lazy" className="w-full rounded" />
      </picture>
    ) : null;
  });
};
