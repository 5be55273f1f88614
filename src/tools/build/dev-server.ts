import type { AstroIntegration } from 'astro';
import { rewriteOf } from '../../config/routes.ts';

/** Answers paths with unknown segments with the page that is built for them, as every host does. */
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
 * Where the dev server sends API calls: to the configured back end, else to the sandbox that `npm run dev` starts beside it.
 * @param api value of `API_URL`, empty for none
 * @param sandboxPort value of `SANDBOX_PORT`, empty for the usual one
 */
export const devProxy = (api: string | undefined, sandboxPort: string | undefined): Record<string, object> => {
  const sandbox = `http://127.0.0.1:${sandboxPort || '4380'}`;
  return {
    '/api': { target: api || sandbox, changeOrigin: true },
    ...(api ? {} : { '/sandbox': { target: sandbox } }),
  };
};
