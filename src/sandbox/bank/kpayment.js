/* Stand-in for the card provider's client script, with the same attributes on the script element and the same
   global. It returns to the page as the provider does: hidden inputs in the enclosing form, then a click on a submit
   button, so that a cancellable `submit` event fires. It sets styles through the object model and evaluates nothing,
   as a strict content security policy demands. */
(() => {
  const script = document.currentScript;
  const bank = new URL(script.src).origin;
  const settings = {};
  let onClose = () => {};
  let overlay;

  const readAttributes = () => {
    for (const { name, value } of script.attributes)
      if (name.startsWith('data-')) settings[name.slice('data-'.length)] = value;
  };
  readAttributes();
  const enclosingForm = () => script.closest('form');

  const listen = (event) => {
    const frame = overlay?.querySelector('iframe');
    if (event.origin !== bank || event.source !== frame?.contentWindow) return;
    if (event.data.kind === 'token') finish(event.data.token);
    if (event.data.kind === 'close') close();
  };
  const removeOverlay = () => {
    removeEventListener('message', listen);
    overlay?.remove();
    overlay = undefined;
  };
  const close = () => {
    removeOverlay();
    onClose();
  };
  const setHidden = (form, name, value) => {
    form.querySelector(`input[type="hidden"][name="${name}"]`)?.remove();
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  };
  const finish = (token) => {
    removeOverlay();
    const form = enclosingForm();
    if (!form) return;
    setHidden(form, 'token', token);
    setHidden(form, 'mid', settings.mid ?? '');
    setHidden(form, 'paymentMethods', settings['payment-methods'] ?? 'card');
    setHidden(form, 'saveCard', 'false');
    const button = document.createElement('button');
    button.type = 'submit';
    button.hidden = true;
    form.append(button);
    button.click();
    button.remove();
  };
  const show = () => {
    if (overlay?.isConnected) return; // The page may have removed it.
    overlay = document.createElement('div');
    overlay.className = 'payment-container';
    const title = document.documentElement.lang === 'en' ? 'Pay by card' : 'ชำระด้วยบัตร';
    for (const [name, value] of Object.entries({ role: 'dialog', 'aria-modal': 'true', 'aria-label': title }))
      overlay.setAttribute(name, value);
    Object.assign(overlay.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      background: 'rgb(0 0 0 / 0.6)',
    });
    const frame = document.createElement('iframe');
    const address = new URL('/ui/v2/card', bank);
    address.search = new URLSearchParams({
      origin: location.origin,
      amount: settings.amount ?? '',
      name: settings.name ?? '',
      lang: document.documentElement.lang,
    });
    frame.src = address.href;
    frame.title = title;
    Object.assign(frame.style, {
      display: 'block',
      width: '100%',
      maxWidth: '32rem',
      height: '100%',
      margin: '0 auto',
      border: '0',
    });
    overlay.append(frame);
    overlay.addEventListener('click', (event) => {
      if (event.target === overlay) close();
    });
    addEventListener('message', listen);
    document.body.append(overlay);
    frame.focus();
  };
  const create = () => {
    readAttributes();
    const form = script.closest('form');
    if (settings['show-button'] === 'false' || !form || form.querySelector('.pay-button')) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'pay-button';
    button.textContent = 'Pay now';
    button.addEventListener('click', show);
    form.append(button);
  };
  const setter = (name) => (value) => {
    settings[name] = String(value);
  };

  window.KPayment = {
    create,
    show,
    onClose: (callback) => {
      onClose = callback;
    },
    setPublickey: setter('apikey'),
    setAmount: setter('amount'),
    setCurrency: setter('currency'),
    setName: setter('name'),
    setMid: setter('mid'),
    setOrderId: setter('order-id'),
    setRefNumber: setter('ref-number'),
    setPaymentMethods: setter('payment-methods'),
    setSmartpayId: setter('smartpay-id'),
    setTerm: setter('term'),
  };
  // A script in the page's HTML adds its button itself; one that was inserted later waits for `create()`.
  if (document.readyState === 'loading' && !script.async) create();
})();
