/** The query of a continue link whose purpose is to send documents, and of the step that it opens. */
export const TO_DOCUMENTS = { to: 'documents' } as const;
