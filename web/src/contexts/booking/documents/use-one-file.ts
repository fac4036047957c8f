import { useJoinDocuments } from './calls.ts';

/**
 * Merges the PDFs of several tokens into one file, and returns only its token. If merging fails,
 * the original tokens are returned: every PDF is available, in more files than one.
 */
export function useOneFile(): (
  tokens: readonly string[],
  name: string,
) => Promise<readonly string[]> {
  const join = useJoinDocuments();
  return async (tokens, name) => {
    if (tokens.length < 2) return tokens;
    try {
      return [(await join.mutateAsync({ tokens: [...tokens], name })).token];
    } catch {
      return tokens;
    }
  };
}
