import type { APIRoute } from 'astro';

/** Allows every page: each has its own robots tag, which crawlers must be able to read. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      ...(site ? ['', `Sitemap: ${new URL('sitemap.xml', site).href}`] : []),
      '',
    ].join('\n'),
  );
