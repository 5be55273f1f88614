import { afterLoad } from '../page-life-cycle.ts';

/** Shows once that the data on this device was cleared, by a page of this host or of another one. */
const slot = document.getElementById('cleared');
if (slot && location.hash === '#cleared') {
  history.replaceState(history.state, '', location.pathname + location.search);
  afterLoad(() => slot.append(...(slot.getElementsByTagName('template')[0]?.content.childNodes ?? [])));
}
