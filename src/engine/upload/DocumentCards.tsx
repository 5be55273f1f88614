import { UPLOAD_LIMIT_MEGABYTES } from '../../config/constants.ts';
import { fill } from '../../lib/fill.ts';
import { CustomQuestion } from './CustomQuestion.tsx';
import { documentsOfPage } from './document-problems.ts';
import { DocumentCard } from './DocumentCard.tsx';
import type { DocumentsInHand, DocumentsInput } from './use-documents.ts';

interface DocumentCardsProps extends DocumentsInput {
  readonly inHand: DocumentsInHand;
  /** Whether "Continue" was pressed: what is missing is told from then on. */
  readonly pressed: boolean;
}
const RULES_ID = 'upload-rules';

/** A card for each document, then the campaign's own questions. */
export const DocumentCards = ({ context, words, documents, inHand, pressed }: DocumentCardsProps) => {
  const { wanted, customInputs } = documents;
  const { upload } = words;
  const { queue, gate, files, form, problems } = inHand;
  const cards = documentsOfPage(wanted, files);
  return (
    <>
      {cards.length > 0 && (
        <div id={RULES_ID} className="hint grid gap-1">
          <p>{fill(upload.rules, { limit: UPLOAD_LIMIT_MEGABYTES })}</p>
          <p>{upload.privacy}</p>
        </div>
      )}
      {cards.map((one) => (
        <DocumentCard
          key={one.type}
          wanted={one}
          queue={queue}
          gate={gate}
          words={words}
          locale={context.locale}
          rulesId={RULES_ID}
          error={pressed ? problems.find(({ kind }) => kind === one.type)?.message : undefined}
        />
      ))}
      {customInputs.length > 0 && (
        <section className="card grid gap-6" aria-labelledby="questions">
          <h2 id="questions" className="text-lg">
            {upload.questions}
          </h2>
          {customInputs.map((input, index) => (
            <CustomQuestion key={input.id} input={input} index={index} form={form} words={words} />
          ))}
        </section>
      )}
    </>
  );
};
