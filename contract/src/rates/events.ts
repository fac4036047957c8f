/** The domain events of rates. */
export type RatesEvents = {
  /** A rate card changed, or something that belongs to it: zones, services, rates. */
  readonly 'rateCard.changed': { readonly id: string; readonly customerId: null };
  /** A fuel levy changed: it affects every card. */
  readonly 'fuelLevy.changed': { readonly id: string; readonly customerId: null };
};

/** The live topic of each event; null if no page shows its changes. */
export const ratesTopics = {
  'rateCard.changed': 'rates',
  'fuelLevy.changed': 'rates',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterRates = {
  rates: [
    '/api/rates/rate-card/comparison',
    '/api/rates/zone/coverage',
    '/api/rates/fuel/fuel-levies',
    '/api/rates/rate/lanes-without-rate',
    '/api/rates/zone/overlapping-places',
    '/api/rates/rate-card/rate-card',
    '/api/rates/rate-card/rate-cards',
    '/api/rates/rate/matrix',
    '/api/rates/service/rate-services',
    '/api/rates/rate/rates',
    '/api/rates/quote/quotes',
    '/api/rates/rate/service-rate',
    '/api/rates/surcharge/surcharges',
    '/api/rates/zone/uncovered-places',
    '/api/rates/zone/zone',
    '/api/rates/zone/zone-locations',
    '/api/rates/zone/zones',
  ],
} as const;
