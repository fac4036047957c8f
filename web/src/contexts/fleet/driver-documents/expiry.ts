import type { DriverDocumentKind } from '@waybill/contract/fleet/driver-documents/choices';
import type { PillFamily } from '#ui/pill-families.ts';

/** The label of each licence or certificate. */
export const documentWords: Readonly<Record<DriverDocumentKind, string>> = {
  DangerousGoodsLicence: 'Dangerous goods licence',
  ForkliftLicence: 'Forklift licence',
  MedicalCertificate: 'Medical certificate',
  FatigueAccreditation: 'Fatigue accreditation',
  SiteInduction: 'Site induction',
  Insurance: 'Insurance',
  Other: 'Other',
};

const day_ms = 86_400_000;

/** Returns the days until the last valid day; negative once it has passed. */
export const daysLeft = (expires: string, today: string): number =>
  Math.round((Date.parse(expires) - Date.parse(today)) / day_ms);

export type ExpiryLook = { readonly family: PillFamily; readonly word: string };

/** Returns the look of an expiry, with the same limits as the reminders: 30 and 7 days before. */
export function expiryLook(expires: string | null, today: string): ExpiryLook | null {
  if (expires === null) return null;
  const left = daysLeft(expires, today);
  if (left < 0) return { family: 'red', word: 'Expired' };
  if (left <= 7) return { family: 'red', word: 'Expires within a week' };
  if (left <= 30) return { family: 'amber', word: 'Expires within a month' };
  return { family: 'green', word: 'Valid' };
}
