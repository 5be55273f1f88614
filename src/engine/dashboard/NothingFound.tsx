import type { Locale } from '../../config/locales.ts';
import { href } from '../../config/routes.ts';
import type { Words } from '../../i18n/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** Signed in, and nothing was applied for with this phone and e-mail. */
export const NothingFound = ({ locale, words }: { locale: Locale; words: Words['dashboard'] }) => (
  <div className="card grid justify-items-start gap-3">
    <h2>{words.nothing.title}</h2>
    <p className="text-ink-soft">{words.nothing.message}</p>
    <ButtonLink href={href('home', locale)}>{words.nothing.action}</ButtonLink>
  </div>
);
