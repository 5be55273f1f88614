import type { Corners } from './projection.ts';

/** What can be said of the photo of a document before anybody has worked on it. */
export interface Inspection {
  /** The corners of the document, where they are sure. */
  readonly corners: Corners | undefined;
}
