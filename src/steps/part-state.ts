/** The heading of the open part gets the focus when the part is opened. */
export const PART_HEADING_ID = 'part';

/** Which part of a step is open. A step without parts is one part. */
export interface PartState {
  /** Absent until it is known which part opens first. */
  readonly part?: number | undefined;
  /** The id of the element that gets the focus. */
  readonly focus?: string | undefined;
  /** Whether a submit has failed since the part was opened, so that its errors are listed. */
  readonly hasFailed: boolean;
}

export type PartEvent =
  /** The applicant, the history or the address has opened a part, or the one before it is complete. */
  | { readonly type: 'opened'; readonly part: number; readonly focus?: string | undefined }
  /** A submit has failed, because of this part if it is known. The error summary then gets the focus. */
  | { readonly type: 'failed'; readonly part?: number };

export const FIRST_PART_STATE: PartState = { hasFailed: false };

export const partStateAfter = (state: PartState, event: PartEvent): PartState =>
  event.type === 'opened'
    ? { part: event.part, focus: event.focus, hasFailed: false }
    : { part: event.part ?? state.part, hasFailed: true };
