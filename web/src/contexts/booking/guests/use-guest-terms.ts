import { solve } from './proof.ts';
import { useGuestTerms, useNewChallenge } from './calls.ts';

/** The terms of the tenant, and a proof for each card that is tried, where it asks for one. */
export function useProving() {
  const newChallenge = useNewChallenge();
  return {
    terms: useGuestTerms().data?.terms ?? '',
    async proof() {
      const query = await newChallenge();
      if (query === null) return null;
      return { challenge: query.text, answer: await solve(query.text, query.zeroBits) };
    },
  };
}
