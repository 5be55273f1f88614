import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { html } from 'hono/html';

const DOCUMENT = '/sandbox/openapi.json';
const SCRIPT = '/sandbox/redoc.js';
/** The one address of another host in the script: the logo of its makers, which hides itself when it cannot be loaded. */
const FOREIGN_LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const { resolve } = createRequire(import.meta.url);

/** Redoc writes its styles into the page and searches in a worker that it makes itself. It asks no other host. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const PAGE = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>Reference of the API · Sandbox</title>
      <link rel="icon" href="/sandbox/pictures/faculty-1.svg" />
      <style>
        body {
          margin: 0;
        }
      </style>
    </head>
    <body>
      <redoc spec-url="${DOCUMENT}" hide-download-button></redoc>
      <script src="${SCRIPT}"></script>
    </body>
  </html>`;

/** Serves the OpenAPI document of the contract, and pages that Redoc makes of it. */
export function referenceRoutes(document: () => object): Hono {
  const app = new Hono();
  app.get(DOCUMENT, (c) => c.json(document()));
  app.get('/sandbox/reference', (c) => c.html(PAGE, 200, { 'Content-Security-Policy': POLICY }));
  app.get(SCRIPT, async (c) => {
    const script = await readFile(resolve('redoc/bundles/redoc.standalone.js'), 'utf8');
    return c.body(script.replace(FOREIGN_LOGO, 'data:,'), 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  return app;
}
