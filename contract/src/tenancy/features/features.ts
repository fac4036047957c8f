type Feature = {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly defaultValue: 'true' | 'false';
};

const feature = (name: string, displayName: string, description: string): Feature => ({
  name,
  displayName,
  description,
  defaultValue: 'true',
});

/**
 * The features that a tenant can switch on or off (decisions T-16). A plain name precedes its
 * dotted ones, because a query is answered by the first name that matches up to its first dot
 * (T-17).
 */
export const features: readonly Feature[] = [
  feature('Booking', 'Bookings', 'Quote, book, label and track freight.'),
  feature('Booking.Beta', 'Bookings (beta)', 'Compact list with details and bulk actions.'),
  feature('Job', 'Jobs', 'Deliveries and pickups by your own fleet.'),
  feature('Carrier', 'Carriers', 'Carrier accounts and services.'),
  feature('Finance', 'Finance', 'Invoices, payments and statements.'),
];
