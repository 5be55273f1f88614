import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { UploadStore } from '../upload-store.ts';
import { UPLOAD_LIMIT_MEGABYTES } from '../../config/constants.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { AllDocumentsDrop } from './AllDocumentsDrop.tsx';
import { CustomQuestion } from './CustomQuestion.tsx';
import { blockerMessage } from './document-errors.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { InsideApp } from './InsideApp.tsx';
import { PhoneUploadOffer } from './PhoneUploadOffer.tsx';
import { createRedactionNotice } from './redaction-notice.tsx';

interface DocumentCardsProps {
  readonly store: UploadStore;
  /** Missing documents are shown only after the form has been submitted. */
  readonly submitted: boolean;
}

const RULES_ID = 'upload-rules';

export const DocumentCards = ({ store, submitted }: DocumentCardsProps) => {
  const { upload } = useMessages('upload');
  const { questions } = store;
  const documents = useStore(store.$documents);
  const identity = useStore(store.$identity);
  const keepsSize = useStore(store.$keepsSize);
  const blockers = useStore(store.$blockers);
  const [notice] = useState(() =>
    createRedactionNotice(
      upload,
      () => store.$files.get(),
      () => store.$identity.get(),
    ),
  );
  return (
    <>
      {documents.length > 0 && <InsideApp />}
      {documents.length > 0 && <PhoneUploadOffer store={store} />}
      {documents.length > 1 && <AllDocumentsDrop store={store} notice={notice} describedBy={RULES_ID} />}
      {documents.map((requirement) => {
        const blocker = submitted ? blockers.find(({ kind }) => kind === requirement.type) : undefined;
        return (
          <DocumentCard
            key={requirement.type}
            requirement={requirement}
            store={store}
            notice={notice}
            rulesId={RULES_ID}
            error={blocker && blockerMessage(blocker, upload, identity)}
          />
        );
      })}
      {documents.length > 0 && (
        // Below the documents, so that a phone shows who sees the first one in its first view.
        <p id={RULES_ID} className="hint border-t border-line pt-3">
          {interpolate(upload.rules, { limit: UPLOAD_LIMIT_MEGABYTES })}
        </p>
      )}
      {documents.length > 0 && (
        <details className="-mt-4 border-b border-line">
          <summary className="cursor-pointer rounded py-3 text-ink-soft">{upload.aboutFiles}</summary>
          <div className="hint grid gap-2 pb-3">
            <p>{upload.smaller}</p>
            <CheckboxField
              id="original-size"
              name="original-size"
              label={upload.originalSize}
              checked={keepsSize}
              onChange={({ target }) => store.$keepsSize.set(target.checked)}
            />
            <p>{upload.converted}</p>
            <p>{upload.privacy}</p>
          </div>
        </details>
      )}
      {questions.inputs.length > 0 && (
        <section className="grid gap-4 border-t border-line pt-3" aria-labelledby="questions">
          <h2 id="questions" className="text-lg">
            {upload.questions}
          </h2>
          {questions.inputs.map((input, index) => (
            <CustomQuestion key={input.id} input={input} name={`question${index}`} questions={questions} />
          ))}
        </section>
      )}
    </>
  );
};
