import * as contract from '@waybill/contract/carriers/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { servicesPage } from '../lists.ts';
import { toService } from '../mappers.ts';

export const getCarrierServices = handle(
  contract.getCarrierServices,
  async ({ input, actor, db }) => {
    requirePermission(actor, 'Carrier.View');
    const { rows, totalCount } = await servicesPage(db, input);
    return { items: rows.map(toService), totalCount };
  },
);
