import {
  getDangerousGoodsCarriers,
  saveDangerousGoodsCarrier,
} from '@waybill/contract/dangerousGoods/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useGoodsCarriers = (customerId: number | undefined) =>
  useEndpointQuery(getDangerousGoodsCarriers, customerId === undefined ? {} : { customerId }, {
    keepPrevious: true,
  });

export const useSaveGoodsCarrier = () =>
  useEndpointMutation(saveDangerousGoodsCarrier, { refreshes: [getDangerousGoodsCarriers] });
