import type { Locale } from '../../config/locales.ts';
import { href } from '../../config/routes.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface NoApplicationsProps {
  readonly locale: Locale;
  readonly messages: Messages['dashboard'];
  readonly onTryAnother: () => void;
}

export const NoApplications = ({ locale, messages, onTryAnother }: NoApplicationsProps) => (
  <div className="card grid gap-3">
    <h2>{messages.empty.title}</h2>
    <p className="text-ink-soft">{messages.empty.message}</p>
    <div className="flex flex-wrap gap-3 pt-2">
      <ButtonLink href={href('home', locale)}>{messages.empty.action}</ButtonLink>
      <Button kind="secondary" onClick={onTryAnother}>
        {messages.empty.tryAnother}
      </Button>
    </div>
  </div>
);
