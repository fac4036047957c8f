import { useJoinDocuments } from './calls.ts';

/**
 * Makes one file of the PDFs of several tokens, and returns its token alone. Where they cannot be
 * made one, the tokens stay as they are: every PDF is there, in more files than one.
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
