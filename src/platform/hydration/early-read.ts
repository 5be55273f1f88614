import { forgetEarlyResponses, readEarly } from '../../api/early-responses.ts';
import { requestHeaders } from '../../api/request-headers.ts';
import { EARLY_ID } from '../../config/early-id.ts';
import { storageKey, type FlowKey, type SavedPart } from '../../config/storage-keys.ts';
import { localeOfPage } from '../page-info.ts';
import { onPageHide } from '../page-life-cycle.ts';
import { openEnvelope } from '../storage/envelope.ts';
import { readKey } from '../storage/browser-storage.ts';

// The script runs before the page has a body, so its own element says what to read.
const {
  earlyReads = '',
  flow = '',
  route,
} = document.querySelector<HTMLElement>('script[data-early-reads]')?.dataset ?? {};

const stored = (part: SavedPart): unknown => openEnvelope(readKey(storageKey(flow as FlowKey, part)))?.data;

const [id, token, revision = ''] = [stored('id'), stored('token'), stored('revision')];
if (typeof id === 'string' && typeof token === 'string')
  for (const address of earlyReads.split(' '))
    readEarly(
      address.replace(EARLY_ID, encodeURIComponent(id)),
      requestHeaders(localeOfPage(), token, route),
      String(revision),
    );
// A page restored from the back/forward cache sends new requests.
onPageHide(forgetEarlyResponses);
