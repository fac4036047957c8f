import { solve } from './proof.ts';
import { useGuestTerms, useNewChallenge } from './calls.ts';

/** Returns the tenant's terms, and a proof of work for each card, if the tenant requires it. */
export function useProving() {
  const newChallenge = useNewChallenge();
  return {
    terms: useGuestTerms().data?.terms ?? '',
    async proof() {
      const challenge = await newChallenge();
      if (challenge === null) return null;
      return { challenge: challenge.text, answer: await solve(challenge.text, challenge.zeroBits) };
    },
  };
}
