import { notValidField } from '@waybill/contract/problem';

const day_ms = 24 * 60 * 60 * 1000;

/**
 * Returns when a scan happened: now if the device did not report it (decisions J-05).
 * @throws {Problem} NotValid if more than a day in the future.
 */
export function scannedAt(reported: string | null | undefined, now: Date): Date {
  if (reported === null || reported === undefined) return now;
  const at = new Date(reported);
  if (at.getTime() - now.getTime() <= day_ms) return at;
  throw notValidField(
    'scanevent.scannedeventdatetime',
    'A scan cannot be more than 24 hours in the future',
  );
}

/**
 * Returns when freight is ready for pickup (decisions J-07).
 * @throws {Problem} NotValid if more than a day in the past.
 */
export function readyAt(reported: string, now: Date): Date {
  const at = new Date(reported);
  if (now.getTime() - at.getTime() <= day_ms) return at;
  throw notValidField(
    'jobpickup.pickupreadydatetime',
    'The pickup cannot be more than a day in the past',
  );
}
