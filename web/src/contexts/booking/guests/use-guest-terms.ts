import { solve } from './proof.ts';
import { useGuestTerms, useNewChallenge } from './calls.ts';

/** Returns the tenant's terms, and a proof of work for each card, if the tenant requires it. */
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
