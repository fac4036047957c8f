import type { ResultOf } from '@waybill/contract/endpoint';
import { getGuestTerms } from '@waybill/contract/booking/endpoints';
import { useClient } from '#client/client-context.tsx';
import { useGuestTerms } from '../calls.ts';
import { solve } from './proof.ts';

type Challenge = NonNullable<ResultOf<typeof getGuestTerms>['challenge']>;

const proofOf = async ({ text, zeroBits }: Challenge) => ({
  challenge: text,
  answer: await solve(text, zeroBits),
});

/** The terms of the tenant, and a proof for each card that is tried: each is good once. */
export function useProving() {
  const client = useClient();
  return {
    terms: useGuestTerms().data?.terms ?? '',
    async proof() {
      const { challenge } = await client.call(getGuestTerms, {});
      return challenge === null ? null : proofOf(challenge);
    },
  };
}
