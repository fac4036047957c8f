import type { TrackingQuery } from './requests.ts';

/** Parses the query of the page's address; null for the empty form. */
export function queryIn({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): TrackingQuery | null {
  const [, number = ''] = /^\/track\/([^/]+)\/?$/.exec(pathname) ?? [];
  const query = new URLSearchParams(search);
  const connote = decoded(number) || (query.get('connote') ?? '');
  const postcode = query.get('postcode') ?? '';
  return connote.trim() === '' ? null : { number: connote.trim(), postcode: postcode.trim() };
}

/** Returns the address of a query, which can be shared and bookmarked. */
export const addressOf = ({ number, postcode }: TrackingQuery): string =>
  `/track/${encodeURIComponent(number)}` +
  (postcode === '' ? '' : `?${new URLSearchParams({ postcode })}`);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
