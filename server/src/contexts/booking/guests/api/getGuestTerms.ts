import { guestRulesOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { proofBits } from '@waybill/contract/booking/guests/proof-of-work';
import { newChallenge } from '../guest-proof.ts';

export const getGuestTerms = ({ secret }: Pick<Services, 'secret'>) =>
  handle(
    contract.getGuestTerms,
    async ({ db, now }) => {
      const { terms, needsProof } = await guestRulesOf(db);
      const at = { secret, tenantId: db.scope.tenantId, now };
      return {
        terms,
        challenge: needsProof ? { text: newChallenge(at), zeroBits: proofBits } : null,
      };
    },
    { reach: 'tenant' },
  );
