import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the build of the web app writes it (`web/build/first-scripts.ts`). */
type Listed = {
  readonly app: readonly string[];
  readonly pages: readonly { readonly path: string; readonly scripts: readonly string[] }[];
};

/**
 * What a built web app says of the scripts that its pages begin with, so that a browser asks for all of
 * them with the page, instead of for some when others have come. The app's go first: it asks for data.
 * @returns the `link` header of the page at an address.
 */
export function firstScripts(folder: string): (path: string) => string {
  const { app, pages } = JSON.parse(
    readFileSync(join(folder, 'first-scripts.json'), 'utf8'),
  ) as Listed;
  const ofApp = linkOf(app);
  const known = pages
    .map(({ path, scripts }) => ({
      parts: path.split('/'),
      link: [ofApp, linkOf(scripts, '; fetchpriority=low')].join(', '),
    }))
    // `/customers/new` is itself before it is a `/customers/$id`.
    .sort((a, b) => parametersIn(a.parts) - parametersIn(b.parts));
  return (path) => {
    const asked = path.split('/');
    return known.find(({ parts }) => isAt(parts, asked))?.link ?? ofApp;
  };
}

const linkOf = (scripts: readonly string[], more = ''): string =>
  scripts.map((script) => `<${script}>; rel=modulepreload${more}`).join(', ');

const isParameter = (part: string): boolean => part.startsWith('$');

const parametersIn = (parts: readonly string[]): number => parts.filter(isParameter).length;

const isAt = (parts: readonly string[], asked: readonly string[]): boolean =>
  parts.length === asked.length &&
  parts.every((part, at) => isParameter(part) || part === asked[at]);
