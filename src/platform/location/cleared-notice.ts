import { afterLoad } from '../page-life-cycle.ts';

/** Tells once that the data on this device was cleared, by a page of this or another host. */
const slot = document.getElementById('cleared');
if (slot && location.hash === '#cleared') {
  history.replaceState(history.state, '', location.pathname + location.search);
  afterLoad(() => slot.append(...(slot.getElementsByTagName('template')[0]?.content.childNodes ?? [])));
}
