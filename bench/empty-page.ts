import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compressTexts } from '../tools/compressed.mjs';

const root = join(import.meta.dirname, '..');
const source = join(root, '.cache/empty-page');

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Empty</title>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`;

const script = `import { createElement as e, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Empty() {
  const [text, setText] = useState('');
  const field = { value: text, onChange: (event) => setText(event.target.value) };
  return e('main', null, e('h1', null, 'An empty page'), e('input', field), e('p', null, text));
}
createRoot(document.getElementById('app')).render(e(Empty));
`;

/**
 * Builds the baseline for any page made with React: a heading and a field, built and compressed
 * like our own.
 * @returns a folder with the built app and this page, which is served at `/empty.html`.
 */
export async function withEmptyPage(): Promise<string> {
  const built = join(root, '.cache/pages-of-the-bench');
  rmSync(built, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'index.html'), html);
  writeFileSync(join(source, 'main.js'), script);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const into = ['--outDir', built, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, 'build', source, ...into]);
  cpSync(join(built, 'index.html'), join(built, 'empty.html'));
  await compressTexts(built);
  cpSync(join(root, 'web/dist'), built, { recursive: true });
  return built;
}
