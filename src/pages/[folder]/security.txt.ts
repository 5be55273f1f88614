import type { APIRoute, GetStaticPaths } from 'astro';
import { DAY_MS } from '../../config/constants.ts';
import { site as university } from '../../config/site.ts';

/** The folder's name is a parameter, because TypeScript ignores folders that begin with a dot. */
export const getStaticPaths: GetStaticPaths = () => [{ params: { folder: '.well-known' } }];

/**
 * The contact for security reports (RFC 9116). The file expires in less than a year, so the site must be rebuilt before
 * then.
 */
export const GET: APIRoute = () =>
  new Response(
    [
      `Contact: mailto:${university.email}`,
      `Expires: ${new Date(Date.now() + 364 * DAY_MS).toISOString()}`,
      'Preferred-Languages: th, en',
      '',
    ].join('\n'),
  );
