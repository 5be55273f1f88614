// What the first visit downloads besides scripts; those are counted by following imports (tests/built/bytes.test.ts).
const site = process.env.SITE_FOLDER ?? 'dist';

export default [
  // One initial TCP window less 1 kB of room, so that the form can be read after one round trip.
  ...['regisbachelor', 'en/regisbachelor'].map((page) => ({
    name: `/${page}: document`,
    path: `${site}/${page}/index.html`,
    brotli: true,
    limit: '13 kB',
  })),
];
