import { useSession } from '#shell/session/use-session.ts';
import { searchableLength, useSearch } from '../calls.ts';
import type { SearchResult } from '../results.ts';

/**
 * The records that global search finds for a text, within what the caller may see; undefined while
 * the answer is not there, and for texts too short to ask for.
 */
export function useFoundRecords(text: string): readonly SearchResult[] | undefined {
  const customerId = useSession().data?.customer?.id;
  const { data } = useSearch(text, customerId);
  return text.length < searchableLength ? undefined : data?.results;
}
