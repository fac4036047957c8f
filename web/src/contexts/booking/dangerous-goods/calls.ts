import { getDangerousGoodsLoad } from '@waybill/contract/booking/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

export const useDangerousLoad = (bookingIds: readonly number[]) =>
  useEndpointQuery(getDangerousGoodsLoad, { bookingIds: [...bookingIds] });
