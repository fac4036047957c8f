import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { dropFile } from '#platform/files/tickets.ts';
import { assetPurpose } from '#platform/files/assets.ts';
import { isFileName } from '../assets.ts';

export const deleteAsset = handle(
  contract.deleteAsset,
  async ({ input: { assetId: id }, actor, db }) => {
    const of = actor.permissions.has('Administration.Settings') ? 'anybody' : (actor.userId ?? 0);
    const isGone = isFileName(id) && (await dropFile(db, { id, purpose: assetPurpose, of }));
    if (!isGone) throw new Problem(recordsProblems.AssetNotFound);
    return null;
  },
);
