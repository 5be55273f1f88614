import { byId, pageData } from './ask.ts';
import { showElsewhere } from './elsewhere.ts';

const { copied } = pageData() as { copied: string };

document.getElementById('copy')?.addEventListener('click', () => {
  void navigator.clipboard
    .writeText(byId('sentence').textContent.trim())
    .then(() => (byId('state').textContent = copied));
});

showElsewhere({});
