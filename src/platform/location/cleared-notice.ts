import { afterLoad } from '../page-life-cycle.ts';

/** Says once that the data on this device was cleared, which a page of this host or of another host has done. */
const slot = document.getElementById('cleared');
if (slot && location.hash === '#cleared') {
  history.replaceState(history.state, '', location.pathname + location.search);
  afterLoad(() => slot.append(...(slot.getElementsByTagName('template')[0]?.content.childNodes ?? [])));
}
