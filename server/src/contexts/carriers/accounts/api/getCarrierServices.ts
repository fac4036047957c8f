import * as contract from '@waybill/contract/carriers/endpoints';
import { handle } from '#platform/context.ts';
import { insist } from '#platform/http/actor.ts';
import { servicesPage } from '../lists.ts';
import { toService } from '../mappers.ts';

export const getCarrierServices = handle(
  contract.getCarrierServices,
  async ({ input, actor, db }) => {
    insist(actor, 'Carrier.View');
    const { rows, totalCount } = await servicesPage(db, input);
    return { items: rows.map(toService), totalCount };
  },
);
