import { useCallback } from 'react';
import { documentWords, identityDocumentOf } from '../../application/identity-document.ts';
import type { Locale } from '../../config/locales.ts';
import { uploadMessages } from '../../i18n/lazy-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Tone } from '../../lib/tone.ts';
import { isRefused, type UploadedFile } from '../../model/application.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { needsNewCopies, replacementLink } from '../status.ts';

interface DocumentStatesProps {
  readonly application: DashboardApplication;
  readonly locale: Locale;
  readonly makeCurrent: () => void;
}

const TONE: Record<NonNullable<UploadedFile['state']>, Tone> = {
  received: 'info',
  checked: 'success',
  refused: 'error',
};

const refusedFirst = (one: UploadedFile, other: UploadedFile): number =>
  Number(isRefused(other)) - Number(isRefused(one));

/** Shows the state of each document, or nothing if the server lists none. */
export const DocumentStates = ({ application, locale, makeCurrent }: DocumentStatesProps) => {
  const files = application.files ?? [];
  const load = useCallback(() => uploadMessages(locale), [locale]);
  const upload = useLazyModule(files.length > 0 ? load : undefined, reportChunkError);
  if (!upload || files.length === 0) return null;
  return (
    <details open={needsNewCopies(application)}>
      <summary className="cursor-pointer rounded py-2 font-semibold">{upload.sent.documents}</summary>
      <ul className="grid gap-2 pt-1">
        {[...files].sort(refusedFirst).map((file) => (
          <DocumentState key={file.id} {...{ file, application, locale, makeCurrent, upload }} />
        ))}
      </ul>
    </details>
  );
};

interface DocumentStateProps extends DocumentStatesProps {
  readonly file: UploadedFile;
  readonly upload: Messages['upload'];
}

const DocumentState = ({ file, application, locale, makeCurrent, upload }: DocumentStateProps) => {
  const { type, name, reason } = file;
  const state = file.state ?? 'received';
  const title = type && documentWords(type, identityDocumentOf(application), upload).title;
  const link = replacementLink(application, file, locale);
  const isUnused = isRefused(file) && link === undefined;
  return (
    <li className="grid gap-1 rounded border border-line px-3 py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {title && <span className="font-semibold">{title}</span>}
        <Badge tone={isUnused ? 'info' : TONE[state]} text={isUnused ? upload.states.unused : upload.states[state]} />
      </p>
      {name && (
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          <bdi translate="no">{name}</bdi>
        </p>
      )}
      {link && reason && <p>{interpolate(upload.sent.reason, { reason })}</p>}
      {link === 'contact' && <p>{upload.sent.byContact}</p>}
      {link && link !== 'contact' && (
        <p className="print:hidden">
          <ButtonLink
            kind="secondary"
            href={link}
            onClick={makeCurrent}
            onAuxClick={makeCurrent}
            onContextMenu={makeCurrent}
          >
            <span>{upload.sent.replace}</span> <span className="sr-only">{title ?? name}</span>
          </ButtonLink>
        </p>
      )}
    </li>
  );
};
