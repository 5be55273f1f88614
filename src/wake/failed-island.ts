const tell = (): void => {
  const notice = document.getElementById('island-failed');
  if (notice) notice.hidden = false;
};

/** An island whose code could not be loaded: the page says so in words that were built into it, and the form goes on being checked. */
document.addEventListener('island:failed', tell);
// One that wakes at once may have failed before this script was here.
if (document.querySelector('[data-failed]')) tell();
