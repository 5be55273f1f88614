import type { Locale } from '../../config/locales.ts';
import { href } from '../../config/routes.ts';
import type { Messages } from '../../i18n/messages.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

export const NoApplications = ({ locale, messages }: { locale: Locale; messages: Messages['dashboard'] }) => (
  <div className="card grid justify-items-start gap-3">
    <h2>{messages.empty.title}</h2>
    <p className="text-ink-soft">{messages.empty.message}</p>
    <ButtonLink href={href('home', locale)}>{messages.empty.action}</ButtonLink>
  </div>
);
