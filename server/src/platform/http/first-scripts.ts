import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the format written by the web app's build (`web/build/first-scripts.ts`). */
type Listed = {
  readonly app: readonly string[];
  readonly pages: readonly { readonly path: string; readonly scripts: readonly string[] }[];
};

/**
 * Builds preload headers for the scripts a page needs first, so that the browser requests all of
 * them with the page instead of discovering some later. The app's own scripts come first, because
 * it requests data.
 * @returns a function from a path to the `link` header of its page.
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
    // `/customers/new` matches itself before `/customers/$id`.
    .sort((a, b) => parametersIn(a.parts) - parametersIn(b.parts));
  return (path) => {
    const options = path.split('/');
    return known.find(({ parts }) => isAt(parts, options))?.link ?? ofApp;
  };
}

const linkOf = (scripts: readonly string[], more = ''): string =>
  scripts.map((script) => `<${script}>; rel=modulepreload${more}`).join(', ');

const isParameter = (part: string): boolean => part.startsWith('$');

const parametersIn = (parts: readonly string[]): number => parts.filter(isParameter).length;

const isAt = (parts: readonly string[], options: readonly string[]): boolean =>
  parts.length === options.length &&
  parts.every((part, at) => isParameter(part) || part === options[at]);
