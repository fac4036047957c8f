import * as contract from '@waybill/contract/carriers/endpoints';
import { carriersProblems } from '@waybill/contract/carriers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { carrierOf } from '../registry.ts';

export const getCarrierAttributes = handle(
  contract.getCarrierAttributes,
  async ({ input, actor }) => {
    requirePermission(actor, 'Carrier.View');
    const carrier = found(carrierOf(input.carrierCode), carriersProblems.CarrierCodeNotFound);
    return { items: [...carrier.attributes] };
  },
);
