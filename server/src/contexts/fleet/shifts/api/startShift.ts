import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { start } from '../start.ts';
import { shiftOf } from '../mappers.ts';
import { ownDriver } from '../self.ts';

export const startShift = handle(
  contract.startShift,
  async ({ input: { shift }, actor, db, now }) => {
    const driver = await ownDriver(db, actor);
    return { shift: shiftOf(await start({ db, now }, driver, shift)) };
  },
);
