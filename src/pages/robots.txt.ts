import type { APIRoute } from 'astro';

/** Every page says by itself whether it may be indexed; crawlers must be able to read that. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      ...(site ? ['', `Sitemap: ${new URL('sitemap.xml', site).href}`] : []),
      '',
    ].join('\n'),
  );
