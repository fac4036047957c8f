import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { recordProof } from '../record-proof.ts';

export const recordDeliveryProof = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.recordDeliveryProof, async ({ input, actor, db, now }) => ({
    items: await recordProof({ db, files, actor, now }, input),
  }));
