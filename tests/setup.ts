import './leftover-timers.ts';

/** A first dialog is fetched when it is asked for, which a busy machine may take seconds for; a test that passes never waits. */
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}
