import { useCallback, useState } from 'react';
import { serverNow } from '../../api/server-time.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { loadPhoneNumbers } from '../../application/ui/use-read-phone.ts';
import { DEFAULT_COUNTRY } from '../../config/default-country.ts';
import { otherLocale, type Locale } from '../../config/locales.ts';
import { site } from '../../config/site.ts';
import { valuesOf } from '../../flows/definition/field-queries.ts';
import { personName } from '../../flows/fields/person.ts';
import { zonedTimeOf } from '../../i18n/zoned-time.ts';
import { copyMessages } from '../../i18n/lazy-messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { applicationNumber, contactOf } from '../../model/application.ts';
import { readSent } from '../sent-application.ts';
import type { VerifiedResult } from '../verify-result.ts';
import { chargeRows } from './result-rows.ts';
import { receiptWords } from '../../payment/ui/receipt-words.ts';
import { Button } from '../../ui/Button.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { PrintedAddress } from '../../application/ui/PrintedAddress.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { useSheetLine } from '../../ui/use-sheet-line.ts';
import { useAsync } from '../../ui/use-async.ts';
import { usePageHeading } from '../../ui/use-page-heading.ts';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import { copyOfApplication, type ToCopy } from '../copy-of-application.ts';
import { PictureButton } from './PictureButton.tsx';

/** Reads what was sent, and that language's messages. @throws {CallError} */
export async function loadToCopy(result: VerifiedResult, locale: Locale): Promise<ToCopy> {
  const { session, charge } = result;
  const [sent, messages] = await Promise.all([readSent(result, locale), copyMessages(locale, session.flow.id)]);
  const country = contactOf(sent.application)?.phone_country;
  // If the reader cannot be loaded, the number is shown as it was typed.
  const phones = country && country !== DEFAULT_COUNTRY ? await loadPhoneNumbers().catch(() => undefined) : undefined;
  return { session, sent, charge, locale, messages, readPhone: phones?.readPhone };
}

interface CopyOfApplicationProps {
  readonly result: VerifiedResult;
  readonly onClose: () => void;
}

/** Shows the copy of everything that was sent, in either language, to read, print, save as a picture or share. */
export const CopyOfApplication = ({ result, onClose }: CopyOfApplicationProps) => {
  const { session } = useFlow();
  const page = useMessages('result');
  const [locale, setLocale] = useState(session.locale);
  const load = useCallback(() => loadToCopy(result, locale), [result, locale]);
  usePageHeading(page.result.complete.copyTitle);
  useTitlePrefix(`${page.result.complete.copyTitle} ${applicationNumber(result.application)} – `);
  return (
    <div className="grid gap-6" data-copy="">
      <AsyncView
        async={useAsync(load)}
        loading={page.result.complete.copyLoading}
        lines={8}
        messages={page}
        errorTitle={page.result.complete.copyFailed}
      >
        {(toCopy) => <Copy toCopy={toCopy} result={result} onLocale={setLocale} />}
      </AsyncView>
      <div className="print:hidden">
        <Button kind="link" onClick={onClose}>
          {page.result.complete.copyBack}
        </Button>
      </div>
    </div>
  );
};

interface CopyProps {
  readonly toCopy: ToCopy;
  readonly result: VerifiedResult;
  readonly onLocale: (locale: Locale) => void;
}

const Copy = ({ toCopy, result, onLocale }: CopyProps) => {
  const { locale, messages, sent } = toCopy;
  const { copy } = messages;
  const other = otherLocale(locale);
  const number = applicationNumber(sent.application);
  const paid = chargeRows({ ...result, session: { ...result.session, locale } }, messages);
  const sections = copyOfApplication(toCopy, paid);
  const [madeAt] = useState(serverNow);
  const made = interpolate(copy.made, { time: zonedTimeOf(new Date(madeAt).toISOString(), locale) });
  const about = interpolate(copy.about, { university: site.name[locale] });
  const receipt = paid.length > 0 ? receiptWords(toCopy.session.flow, locale, messages).join('\n') : undefined;
  useSheetLine([copy.title, number, personName(valuesOf(sent.application))].join(' · '));
  return (
    <article lang={locale} className="grid gap-5">
      <header>
        {/* The page heading says the same in the page's language, and is not printed. */}
        <h2 className="sr-only print:not-sr-only">{copy.title}</h2>
        <p className="hint">{about}</p>
      </header>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <PrintButton kind="secondary" texts={copy} />
        <PictureButton
          key={locale}
          messages={copy}
          fileName={interpolate(copy.fileName, { number })}
          draw={async () =>
            (await import('./copy-picture.ts')).copyPicture({
              number,
              title: copy.title,
              sections,
              note: [about, receipt, made].filter(Boolean).join('\n'),
              locale,
            })
          }
        />
        <Button kind="link" lang={other} translate="no" onClick={() => onLocale(other)}>
          {copy.otherLanguage}
        </Button>
      </div>
      {sections.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <SummaryList rows={rows.map((row) => ({ ...row }))} />
        </section>
      ))}
      {receipt && (
        <p className="whitespace-pre-line">
          <NoBreakText text={receipt} />
        </p>
      )}
      <p className="text-sm text-ink-soft">{made}</p>
      <PrintedAddress locale={locale} />
    </article>
  );
};
