import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { toDelivery } from '../mappers.ts';
import { announcedDeliveries } from '../sql.ts';

export const getAnnouncedDeliveries = handle(contract.getAnnouncedDeliveries, async ({ db }) => ({
  items: (await announcedDeliveries(db)).map(toDelivery),
}));
