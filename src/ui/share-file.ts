/** Browsers inside other apps have neither, although the types of the browser say so. */
const sheet = (): Partial<Pick<Navigator, 'share' | 'canShare'>> => navigator;

/** Old browsers share nothing, or no files; some refuse the question itself. */
export function canShare(data: ShareData): boolean {
  const { share, canShare: allows } = sheet();
  try {
    return share !== undefined && allows?.call(navigator, data) === true;
  } catch {
    return false;
  }
}

/**
 * Hands files to another app by the share sheet of the system. It opens only while a press counts.
 * @returns `impossible` where the browser shares no such file or the system has refused it; closing the sheet is no refusal
 */
export async function shareFile(data: ShareData): Promise<'shared' | 'closed' | 'impossible'> {
  if (!canShare(data)) return 'impossible';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'impossible';
  }
}
