/* The card form of the bank stand-in. It posts the messages `token` and `close` to the page that embeds it. */
(() => {
  const form = document.getElementById('card');
  const problem = document.getElementById('problem');
  const merchant = new URLSearchParams(location.search).get('origin') ?? '';
  const post = (message) => parent.postMessage({ from: 'bank-stand-in', ...message }, merchant);

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.textContent = '';
    const number = form.elements.number.value.replace(/\D/g, '');
    const token = await fetch('/ui/v2/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ number }),
    })
      .then((response) => response.json())
      .then((response) => response.token)
      .catch(() => null);
    if (token === null) {
      problem.textContent = form.dataset.unknown;
      form.elements.number.focus();
      return;
    }
    post({ kind: 'token', token });
  });
  document.getElementById('close').addEventListener('click', () => post({ kind: 'close' }));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') post({ kind: 'close' });
  });
  form.elements.number.focus();
})();
