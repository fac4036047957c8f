import type { ShiftFault, ShiftFaultToSave } from '@waybill/contract/fleet/shifts/faults';
import type { FileStore } from '@waybill/adapters/file-store';
import type { TenantDb } from '#platform/db/database.ts';
import { hashOfPhoto, storeImages } from '../pre-start/photos.ts';
import { addFaults, type ShiftRow } from './sql.ts';

/** The purpose of stored photos of faults after a shift. */
export const shiftPhotoPurpose = 'shift-photo';

type Place = { readonly db: TenantDb; readonly files: FileStore; readonly now: Date };

export type StoredFaults = {
  readonly faults: readonly ShiftFault[];
  /** SHA-256 of each photo as it was sent, hex. */
  readonly hashes: readonly string[];
};

/**
 * Adds faults to a shift that the driver finished before, perhaps on another device; those that are
 * stored already are sent again. The caller has locked the driver.
 * @throws {Problem} NotValid or TooLarge, naming the photo.
 */
export async function withFaults(
  place: Place,
  shift: ShiftRow,
  sent: readonly ShiftFaultToSave[],
): Promise<ShiftRow> {
  const before = { faults: shift.finish_faults, hashes: shift.finish_photo_hashes };
  const added = await storeFaults(place, sent, before);
  if (added.faults.length === 0) return shift;
  await addFaults(place.db, shift.id, added);
  return {
    ...shift,
    finish_faults: [...before.faults, ...added.faults],
    finish_photo_hashes: [...before.hashes, ...added.hashes],
  };
}

const none: StoredFaults = { faults: [], hashes: [] };

/**
 * Stores the photos of faults after a shift, without the faults that were stored before.
 * @throws {Problem} NotValid or TooLarge, naming the photo.
 */
export async function storeFaults(
  place: Place,
  sent: readonly ShiftFaultToSave[],
  before: StoredFaults = none,
): Promise<StoredFaults> {
  const faults: ShiftFault[] = [];
  const hashes: string[] = [];
  for (const [at, fault] of sent.entries()) {
    if (isStored(fault, before)) continue;
    const { title, note, images } = fault;
    const member = `faults[${at}].images`;
    const kind = { member, purpose: shiftPhotoPurpose };
    const photos = await storeImages(place, images ?? [], kind);
    faults.push({ title, note, images: photos.map(({ id }) => id) });
    hashes.push(...photos.map(({ sha256 }) => sha256));
  }
  return { faults, hashes };
}

/** True if a stored fault has the same words, as many photos, and all photos are stored. */
function isStored(
  { title, note, images }: ShiftFaultToSave,
  { faults, hashes }: StoredFaults,
): boolean {
  const photos = images ?? [];
  const isReported = faults.some(
    (one) => one.title === title && one.note === note && one.images.length === photos.length,
  );
  return isReported && photos.every((data) => hashes.includes(hashOfPhoto(data)));
}
