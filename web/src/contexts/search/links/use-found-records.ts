import { useSession } from '#shell/session/use-session.ts';
import { searchableLength, useSearch } from '../calls.ts';
import type { SearchResult } from '../results.ts';

/**
 * Returns the records that global search finds for a text, within the user's visibility; undefined
 * while loading, and for texts that are too short.
 */
export function useFoundRecords(text: string): readonly SearchResult[] | undefined {
  const customerId = useSession().data?.customer?.id;
  const { data } = useSearch(text, customerId);
  return text.length < searchableLength ? undefined : data?.results;
}
