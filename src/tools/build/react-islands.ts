import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React's integration with our own way to hydrate an island. */
export function reactIslands(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: '/src/islands/hydrate-island.tsx' }),
        }),
    },
  };
}
