type OfCustomer = {
  /** The record's uuid. */
  readonly id: string;
  readonly customerId: number;
};

/** Locations or a stocktake: they belong to the tenant, not to a customer. */
type OfNobody = { readonly id: string; readonly customerId: null };

/** The domain events of the warehouse. */
export type WarehouseEvents = {
  readonly 'warehouse.itemSaved': OfCustomer;
  readonly 'warehouse.consignmentSaved': OfCustomer;
  readonly 'warehouse.floorChanged': OfNobody;
};

/** The live topic of each event; null if no page shows its changes. */
export const warehouseTopics = {
  'warehouse.itemSaved': 'warehouse',
  'warehouse.consignmentSaved': 'warehouse',
  'warehouse.floorChanged': 'warehouse',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterWarehouse = {
  warehouse: [
    '/api/warehouse/consignments',
    '/api/warehouse/deliveries',
    '/api/warehouse/deliveries/delivery',
    '/api/warehouse/items',
    '/api/warehouse/items/item',
    '/api/warehouse/locations',
    '/api/warehouse/stocktakes',
    '/api/warehouse/stocktakes/stocktake',
    '/api/warehouse/scan-events',
    '/api/finance/storage/getstoragecharges',
    '/api/communication/history/get-entity-changes',
  ],
} as const;
