import { useCallback } from 'react';
import type { Locale } from '../../config/locales.ts';
import { campaignWords } from '../../i18n/late-words.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { FlowContext } from '../context.ts';
import type { Entry } from '../entry.ts';
import { tellMissingPart, useLate } from '../use-late.ts';

/** What tells of a campaign comes with its words when it is needed: most pages, and whole flows, have none. */
function useCampaignPart<T>(locale: Locale, load: () => Promise<T>) {
  const both = useCallback(async () => ({ part: await load(), words: await campaignWords(locale) }), [load, locale]);
  return useLate(both, tellMissingPart);
}

const face = () => import('./CampaignFace.tsx');
const stop = () => import('./CampaignStop.tsx');

/** The campaign above the first form; before it is known its place is kept, so that the form does not move. */
export const LateCampaignFace = ({ context, entry }: { context: FlowContext; entry: Entry }) => {
  const late = useCampaignPart(context.locale, face);
  const { campaign } = context.place;
  if (entry.kind === 'not-found' || (entry.kind === 'failed' && !campaign)) return null;
  return campaign && late && entry.kind !== 'checking' ? (
    <late.part.CampaignFace campaign={campaign} words={late.words} locale={context.locale} />
  ) : (
    <div className="grid min-h-48 content-center rounded bg-flow-soft p-4 sm:p-6">
      <Skeleton label={context.words.common.loading} lines={4} />
    </div>
  );
};

/** Why nobody can go on in a campaign. */
export const LateCampaignStop = ({
  context,
  entry,
}: {
  context: FlowContext;
  entry: Extract<Entry, { kind: 'closed' | 'changed' }>;
}) => {
  const late = useCampaignPart(context.locale, stop);
  return late ? (
    <late.part.CampaignStop entry={entry} words={late.words} context={context} />
  ) : (
    <Skeleton label={context.words.common.loading} lines={4} />
  );
};
