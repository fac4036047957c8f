type OfCustomer = {
  /** The record's uuid. */
  readonly id: string;
  readonly customerId: number;
};

/** The domain events of the warehouse. */
export type WarehouseEvents = {
  readonly 'warehouse.itemSaved': OfCustomer;
  readonly 'warehouse.consignmentSaved': OfCustomer;
};

/** The live topic of each event; null if no page shows what it changes. */
export const warehouseTopics = {
  'warehouse.itemSaved': 'warehouse',
  'warehouse.consignmentSaved': 'warehouse',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterWarehouse = {
  warehouse: [
    '/api/warehouse/consignments',
    '/api/warehouse/items',
    '/api/warehouse/items/item',
    '/api/warehouse/scan-events',
  ],
} as const;
