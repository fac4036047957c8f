import type { Carrier } from '@waybill/adapters/carrier';
import * as contract from '@waybill/contract/lookups/endpoints';
import { handle } from '#platform/context.ts';
import { attributesLike, carrierAttributes, locationAttributes } from '../domain.ts';

export const getAttributes = (carriers: readonly Carrier[]) =>
  handle(contract.getAttributes, async ({ input, actor }) => {
    const seen = actor.permissions.has('Carrier.View') ? carriers : [];
    const attributes = [...locationAttributes, ...carrierAttributes(seen)];
    return { items: [...attributesLike(attributes, input.filter ?? '')] };
  });
