import type { PageDefinition } from '../page.ts';

/** The values of a path's parameters, by name. */
export type Params = Readonly<Record<string, string>>;
export type Found = { readonly page: PageDefinition; readonly params: Params };

/**
 * Returns a function that finds the page at a path, in any case of letters; undefined if there is
 * none. `/customers/new` is found before `/customers/$id`.
 */
export function matcher(pages: readonly PageDefinition[]): (pathname: string) => Found | undefined {
  const known = pages
    .map((page) => ({ page, parts: page.path.split('/') }))
    .toSorted((one, other) => parametersIn(one.parts) - parametersIn(other.parts));
  return (pathname) => {
    const parts = pathname.replace(/(?<=.)\/+$/, '').split('/');
    const found = known.find((each) => isAt(each.parts, parts));
    const params = found && paramsOf(found.parts, parts);
    return params && { page: found.page, params };
  };
}

const isParameter = (part: string): boolean => part.startsWith('$');

const parametersIn = (parts: readonly string[]): number => parts.filter(isParameter).length;

const isAt = (parts: readonly string[], given: readonly string[]): boolean =>
  parts.length === given.length &&
  parts.every((part, at) =>
    isParameter(part) ? given[at] !== '' : part === given[at]?.toLowerCase(),
  );

/** Returns undefined for a path that is not well encoded. */
function paramsOf(parts: readonly string[], given: readonly string[]): Params | undefined {
  try {
    return Object.fromEntries(
      parts.flatMap((part, at) =>
        isParameter(part) ? [[part.slice(1), decodeURIComponent(given[at] ?? '')]] : [],
      ),
    );
  } catch {
    return undefined;
  }
}
