import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import i18next from 'i18next';
import type { ViteDevServer } from 'vite';
import { rewriteOf } from '../../config/routes.ts';

/** Responds to a path with unknown segments with the page that is built for it, as every host does. */
export const devRewrites = (): AstroIntegration => ({
  name: 'dev-rewrites',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?', 2);
        const to = rewriteOf(path);
        if (to !== undefined) request.url = query === undefined ? to : `${to}?${query}`;
        next();
      });
    },
  },
});

/**
 * Where the dev server sends API calls: to the configured back end, else to the sandbox that `npm run dev` also starts.
 */
export const devProxy = (api: string | undefined, sandboxPort: string | undefined): Record<string, object> => {
  const sandbox = `http://127.0.0.1:${sandboxPort || '4380'}`;
  return {
    '/api': { target: api || sandbox, changeOrigin: true },
    // The sandbox must know which machine calls.
    ...(api ? {} : { '/sandbox': { target: sandbox, xfwd: true } }),
  };
};

const DICTIONARY = /[\\/]locales[\\/]([^\\/]+)[\\/]([^\\/]+)\.json$/;

async function replaceWords(file: string, server: Pick<ViteDevServer, 'ws' | 'config'>): Promise<void> {
  const [, locale = '', namespace = ''] = DICTIONARY.exec(file) ?? [];
  // Files also change while the server starts, when i18next has no dictionaries yet.
  if (!i18next.isInitialized || !i18next.hasResourceBundle(locale, namespace)) return;
  try {
    const words: unknown = JSON.parse(await readFile(file, 'utf8'));
    i18next.removeResourceBundle(locale, namespace).addResourceBundle(locale, namespace, words);
    server.ws.send({ type: 'full-reload' });
  } catch (error) {
    server.config.logger.error(`${file}: ${String(error)}`);
  }
}

/** A component that is not hydrated cannot be updated in place, and has no input to lose. */
const RELOAD_WAITING_ISLANDS = `import.meta.hot?.on('vite:afterUpdate', () => {
  if (document.querySelector('astro-island[ssr]')) location.reload();
});`;

/** Reloads the open page when a component or a message changes; i18next reads messages only when it starts. */
export const devReload = (): AstroIntegration => ({
  name: 'dev-reload',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', RELOAD_WAITING_ISLANDS);
    },
    'astro:server:setup': ({ server }) => {
      server.watcher.on('change', (file) => void replaceWords(file, server));
    },
  },
});
