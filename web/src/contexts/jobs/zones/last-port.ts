const key = 'waybill.zones.port';

/** Returns the head port whose zones were last chosen on this device; null for none. */
export function lastPort(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the head port whose zones the page opens at next time. */
export function rememberPort(id: string): void {
  try {
    localStorage.setItem(key, id);
  } catch {
    // Private windows may refuse storage: the page then opens at the head port with most zones.
  }
}
