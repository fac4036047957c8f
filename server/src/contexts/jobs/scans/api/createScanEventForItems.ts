import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { happeningOf, targetsOfItems } from '../scan-reading.ts';
import { recordScans } from '../scan-recording.ts';
import { driverOf } from '../../jobs/visibility.ts';

export const createScanEventForItems = ({ files, secret }: Pick<Services, 'files' | 'secret'>) =>
  handle(contract.createScanEventForItems, async ({ input, actor, db, now }) => {
    const happening = await happeningOf({ db, files, actor, now }, input.scanevent);
    const targets = await targetsOfItems({ db, actor }, input.items);
    const driverId = driverOf(actor);
    const results = await recordScans({ db, now, driverId, secret }, happening, targets);
    return { results: [...results] };
  });
