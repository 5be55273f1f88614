import { afterLoad } from '../page-life-cycle.ts';

/** Says once that this device's data was cleared, on this host or another. */
const slot = document.getElementById('cleared');
if (slot && location.hash === '#cleared') {
  history.replaceState(history.state, '', location.pathname + location.search);
  afterLoad(() => slot.append(...(slot.getElementsByTagName('template')[0]?.content.childNodes ?? [])));
}
