import { notValidField } from '@waybill/contract/problem';

const day_ms = 24 * 60 * 60 * 1000;

/**
 * When a scan happened: now, where the device does not say (decisions J-05).
 * @throws {Problem} NotValid when it lies more than a day ahead.
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
 * From when freight can be picked up (decisions J-07).
 * @throws {Problem} NotValid when it lies more than a day back.
 */
export function readyAt(reported: string, now: Date): Date {
  const at = new Date(reported);
  if (now.getTime() - at.getTime() <= day_ms) return at;
  throw notValidField(
    'jobpickup.pickupreadydatetime',
    'The pickup cannot be more than a day in the past',
  );
}
