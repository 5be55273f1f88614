import { baht } from '../../lib/format.ts';
import type { Locale } from '../../config/locales.ts';
import type { Words } from '../../i18n/words.ts';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { PlaceCampaign } from '../flow.ts';

interface CampaignFaceProps {
  readonly campaign: PlaceCampaign;
  readonly words: Words['campaign'];
  readonly locale: Locale;
}

/** What one applies in: name, what it is about, what applying costs, and whether it still takes applications. */
export const CampaignFace = ({ campaign: { name, about, amount, open }, words, locale }: CampaignFaceProps) => (
  <section aria-labelledby="campaign-name" className="grid gap-4 rounded bg-flow-soft p-4 sm:p-6">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id="campaign-name" className="text-xl text-flow">
        {name}
      </h2>
      <StatusChip tone={open ? 'success' : 'warning'} text={open ? words.open : words.ended} />
    </div>
    {about.map((html) => (
      <SafeHtml key={html} html={html} />
    ))}
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-edge/40 pt-3">
      <span>{words.fee}</span>
      <strong className="text-lg font-semibold tabular-nums">{amount === 0 ? words.free : baht(amount, locale)}</strong>
    </p>
  </section>
);
