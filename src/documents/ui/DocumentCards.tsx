import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { UploadStore } from '../upload-store.ts';
import { UPLOAD_LIMIT_MEGABYTES } from '../../config/constants.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { CustomQuestion } from './CustomQuestion.tsx';
import { blockerMessage } from './document-errors.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { createIdCardNotice, isIdCard } from './id-card-notice.ts';

interface DocumentCardsProps {
  readonly store: UploadStore;
  /** Missing documents are shown only after the form was submitted. */
  readonly submitted: boolean;
}

const RULES_ID = 'upload-rules';

export const DocumentCards = ({ store, submitted }: DocumentCardsProps) => {
  const { upload } = useMessages('upload');
  const { questions } = store;
  const documents = useStore(store.$documents);
  const blockers = useStore(store.$blockers);
  const [notice] = useState(() =>
    createIdCardNotice(
      upload.idCardNotice,
      store.$files.get().some(({ type }) => type && isIdCard(type)),
    ),
  );
  return (
    <>
      {documents.length > 0 && (
        <div id={RULES_ID} className="hint grid gap-1">
          <p>{interpolate(upload.rules, { limit: UPLOAD_LIMIT_MEGABYTES })}</p>
          <p>{upload.privacy}</p>
        </div>
      )}
      {documents.map((requirement) => {
        const blocker = submitted ? blockers.find(({ kind }) => kind === requirement.type) : undefined;
        return (
          <DocumentCard
            key={requirement.type}
            requirement={requirement}
            store={store}
            notice={notice}
            rulesId={RULES_ID}
            error={blocker && blockerMessage(blocker, upload)}
          />
        );
      })}
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
