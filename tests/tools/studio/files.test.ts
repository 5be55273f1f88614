import { expect, test } from 'vitest';
import { openCopy } from './project-copy.ts';

const { studio } = await openCopy();
const request = async (path: string) => studio.request(`http://localhost:4325${path}`);

test('every font that the styles name is served', async () => {
  const styles = await (await request('/studio.css')).text();
  const fonts = [...styles.matchAll(/url\(['"]?([^'"()]+\.woff2)['"]?\)/g)].map(([, path = '']) => path);
  expect(fonts.length).toBeGreaterThan(4);
  for (const path of fonts) {
    const response = await request(path);
    expect([path, response.status, response.headers.get('Content-Type')]).toEqual([path, 200, 'font/woff2']);
  }
  expect((await request('/fonts/none.woff2')).status).toBe(404);
});
