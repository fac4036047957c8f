/** The domain events of carriers. */
export type CarriersEvents = {
  /** A carrier account was added, changed, deleted or mapped. */
  readonly 'carrierAccount.saved': { readonly id: number; readonly customerId: number | null };
};

/** The live topic of each event; null if no page shows its changes. */
export const carriersTopics = {
  'carrierAccount.saved': 'carriers',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterCarriers = {
  carriers: [
    '/api/carrier/carrier/getcarrieraccountcustomermappings',
    '/api/carrier/carrier/getcarrieraccountforedit',
    '/api/carrier/carrier/getcarrieraccounts',
    '/api/carrier/carrier/getcarrierattributes',
    '/api/carrier/carrier/getcarriercalls',
    '/api/carrier/carrier/getcarriercodes',
    '/api/carrier/carrier/getcarrierservices',
    '/api/order/shop/getshopcarriers',
  ],
} as const;
