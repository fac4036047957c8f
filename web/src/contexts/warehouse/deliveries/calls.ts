import { getAnnouncedDeliveries, getDelivery } from '@waybill/contract/warehouse/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

/** Names a delivery: the items of a consignment, or a customer's without one. */
export type DeliveryKey = {
  readonly customerId: number;
  readonly consignmentNumber: string | null;
};

export const useAnnouncedDeliveries = () => useEndpointQuery(getAnnouncedDeliveries, {});

export const useDelivery = ({ customerId, consignmentNumber }: DeliveryKey) =>
  useEndpointQuery(
    getDelivery,
    { customerId, ...(consignmentNumber !== null && { consignmentNumber }) },
    { keepPrevious: true },
  );
