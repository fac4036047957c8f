import { fleetProblems } from '@waybill/contract/fleet/problems';
import * as contract from '@waybill/contract/jobs/endpoints';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { happeningHandedOver } from '../../scans/scan-reading.ts';
import { parkRefused } from '../../scans/scan-recording.ts';

export const handOverScan = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.handOverScan, async ({ input, actor, db, now }) => {
    if (!actor.isDriver || actor.userId === null) throw new Problem(fleetProblems.NotADriver);
    const happening = await happeningHandedOver({ db, files, actor, now }, input.scanevent);
    const parking = { driverId: actor.userId, refusal: input.refusal };
    return {
      results: await parkRefused({ db, now }, { happening, items: input.items, ...parking }),
    };
  });
