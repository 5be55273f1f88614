/** A continue link with this in its query is for sending documents, and so is the step that it opens. */
export const TO_DOCUMENTS = { to: 'documents' } as const;
