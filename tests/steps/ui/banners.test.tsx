// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Banners } from '../../../src/steps/ui/Banners.tsx';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { scholarship } from '../../../src/flows/scholarship.ts';
import { fakeServer, refused, type FakeServer } from '../../application/fake-server.ts';
import { freshSession } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

const ALL = { desktop: '/d.webp', tablet: '/t.webp', mobile: '/m.webp', alt: 'Open day' };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
afterEach(cleanup);

async function pictures(...banners: unknown[]) {
  server.on('/application/appearance', banners);
  const { container } = renderInFlow(freshSession(), <Banners />);
  await waitFor(() => expect(container.querySelectorAll('img')).not.toHaveLength(0));
  return [...container.querySelectorAll('picture')].map((picture) => ({
    sources: [...picture.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset]),
    image: picture.querySelector('img')?.getAttribute('src'),
    alt: picture.querySelector('img')?.alt,
  }));
}

test('a banner has a picture for each size of screen: desktop from 1025 px, tablet from 768 px', async () => {
  expect(await pictures(ALL)).toEqual([
    {
      sources: [
        ['(min-width: 1025px)', '/d.webp'],
        ['(min-width: 768px)', '/t.webp'],
      ],
      image: '/m.webp',
      alt: 'Open day',
    },
  ]);
  expect(server.seen[0]?.query).toEqual({ type: 'bachelor' });
});

test('a picture that is missing is replaced by the next larger one; a banner without any is none', async () => {
  const shown = await pictures({ desktop: '/d', tablet: '/t' }, { desktop: '/only' }, { alt: 'nothing' });
  expect(shown.map(({ image, alt, sources }) => [image, alt, sources.map(([, file]) => file)])).toEqual([
    ['/t', '', ['/d', '/t']],
    ['/only', '', ['/only']],
  ]);
});

test('the page is complete without: a flow that has no banners asks for none, and a failure shows nothing', async () => {
  renderInFlow(freshSession(scholarship, { slug: 'star' }), <Banners />);
  server.on('/application/appearance', refused(400));
  const { container } = renderInFlow(freshSession(bachelor), <Banners />);
  await waitFor(() => expect(server.seen).toHaveLength(1));
  await Promise.resolve();
  expect(container.innerHTML).toBe('');
});
