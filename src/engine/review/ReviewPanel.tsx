import type { Words } from '../../i18n/words.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import type { FlowContext } from '../context.ts';
import { hasDocuments } from '../journey.ts';
import type { Documents } from '../upload/documents.ts';
import { documentRows, stepRows } from './review-rows.ts';
import { ReviewPrice } from './ReviewPrice.tsx';

interface ReviewPanelProps {
  readonly context: FlowContext;
  readonly words: Pick<Words, 'review' | 'upload'>;
  readonly steps: Readonly<Record<string, { title: string }>>;
  readonly application: Application;
  readonly documents: Documents;
  /** Payment follows: what is to be paid is told below the answers. */
  readonly priced?: true;
  /** What follows: payment, or sending the application. */
  readonly texts?: { readonly lead: string; readonly confirm: string };
  readonly busy?: boolean;
  /** Why the last press on the button led nowhere. */
  readonly failure?: string;
  readonly onConfirm: () => void;
}

/** "Check your answers": what the server holds, step by step, each answer with a link that changes it and comes back. */
export const ReviewPanel = ({
  context,
  words,
  steps,
  application,
  documents,
  priced,
  texts = words.review,
  busy,
  failure,
  onConfirm,
}: ReviewPanelProps) => (
  <div className="grid gap-8">
    <div>
      <h2>{words.review.title}</h2>
      <p className="mt-1 text-ink-soft">{texts.lead}</p>
    </div>
    {context.flow.steps.map((step) => {
      const rows = [
        ...stepRows(step, application, context, words.review),
        ...(hasDocuments(step) ? documentRows(step, documents, context, words.review, words.upload.kinds) : []),
      ];
      return rows.length > 0 ? (
        <section key={step.name} className="grid gap-3">
          <h3>{steps[step.name]?.title}</h3>
          <SummaryList rows={rows} />
        </section>
      ) : null;
    })}
    {priced && <ReviewPrice context={context} application={application} words={words.review.price} />}
    {failure && (
      <Notice tone="error" role="alert">
        {failure}
      </Notice>
    )}
    <Button busy={busy} onClick={onConfirm}>
      {texts.confirm}
    </Button>
  </div>
);
