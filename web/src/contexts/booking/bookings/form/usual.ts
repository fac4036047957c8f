const keyOf = (customerId: number): string => `waybill.booking.usual.${customerId}`;

/** Returns the service last booked for a customer on this device, as a key of offers. */
export function usualOf(customerId: number | null): string | null {
  if (customerId === null) return null;
  try {
    return localStorage.getItem(keyOf(customerId));
  } catch {
    return null;
  }
}

export function rememberUsual(customerId: number | null, offer: string): void {
  if (customerId === null) return;
  try {
    localStorage.setItem(keyOf(customerId), offer);
  } catch {
    // Private windows may refuse storage: there is no usual service then.
  }
}
