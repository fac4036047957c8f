import * as contract from '@waybill/contract/carriers/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { allCarriers } from '../registry.ts';
import { noLogos } from '../mappers.ts';

export const getCarrierCodes = handle(contract.getCarrierCodes, async ({ actor }) => {
  requirePermission(actor, 'Carrier.View');
  const items = allCarriers.map(({ code, name, isSimulated, quote }) => ({
    code,
    name,
    isSimulated,
    isPricedByRates: quote === undefined,
    logos: noLogos,
  }));
  return { items };
});
