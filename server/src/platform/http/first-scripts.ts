import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the build of the web app lists them (`web/build/first-scripts.ts`). */
type Page = { readonly path: string; readonly scripts: readonly string[] };

/**
 * What a built web app says of the scripts that its pages begin with, so that a browser asks for all of
 * them with the page, instead of for some when others have come.
 * @returns the `link` header of an address; undefined where there is nothing to say.
 */
export function firstScripts(folder: string): (path: string) => string | undefined {
  const pages = JSON.parse(readFileSync(join(folder, 'first-scripts.json'), 'utf8')) as Page[];
  const known = pages
    .map(({ path, scripts }) => ({ parts: path.split('/'), link: linkOf(scripts) }))
    // `/customers/new` is itself before it is a `/customers/$id`.
    .sort((a, b) => parametersIn(a.parts) - parametersIn(b.parts));
  return (path) => {
    const asked = path.split('/');
    return known.find(({ parts }) => isAt(parts, asked))?.link;
  };
}

const linkOf = (scripts: readonly string[]): string =>
  scripts.map((script) => `<${script}>; rel=modulepreload`).join(', ');

const isParameter = (part: string): boolean => part.startsWith('$');

const parametersIn = (parts: readonly string[]): number => parts.filter(isParameter).length;

const isAt = (parts: readonly string[], asked: readonly string[]): boolean =>
  parts.length === asked.length &&
  parts.every((part, at) => isParameter(part) || part === asked[at]);
