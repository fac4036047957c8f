import type { ShiftFault, ShiftFaultToSave } from '@waybill/contract/fleet/shifts/faults';
import type { FileStore } from '@waybill/adapters/file-store';
import type { TenantDb } from '#platform/db/database.ts';
import { storePhoto } from '../pre-start/photos.ts';

/** The purpose of stored photos of faults after a shift. */
export const shiftPhotoPurpose = 'shift-photo';

type Place = { readonly db: TenantDb; readonly files: FileStore; readonly now: Date };

export type StoredFaults = {
  readonly faults: readonly ShiftFault[];
  /** SHA-256 of each photo as it was sent, hex. */
  readonly hashes: readonly string[];
};

/**
 * Stores the photos of faults after a shift.
 * @throws {Problem} NotValid or TooLarge, naming the photo.
 */
export async function storeFaults(
  place: Place,
  sent: readonly ShiftFaultToSave[],
): Promise<StoredFaults> {
  const faults: ShiftFault[] = [];
  const hashes: string[] = [];
  for (const [at, { title, note, images }] of sent.entries()) {
    const ids: string[] = [];
    for (const [n, data] of (images ?? []).entries()) {
      const member = `faults[${at}].images[${n}]`;
      const photo = await storePhoto(place, data, { member, purpose: shiftPhotoPurpose });
      ids.push(photo.id);
      hashes.push(photo.sha256);
    }
    faults.push({ title, note, images: ids });
  }
  return { faults, hashes };
}
