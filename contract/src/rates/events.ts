/** A rate card changed, or what hangs on it: zones, services, rates. */
export type RateCardChanged = {
  readonly name: 'rateCard.changed';
  readonly payload: { readonly id: string; readonly customerId: null };
};

/** A fuel levy changed: every card prices by it. */
export type FuelLevyChanged = {
  readonly name: 'fuelLevy.changed';
  readonly payload: { readonly id: string; readonly customerId: null };
};
