/** Licences and certificates of drivers, other than the driver's licence itself. */
export const driverDocumentKinds = [
  'DangerousGoodsLicence',
  'ForkliftLicence',
  'MedicalCertificate',
  'FatigueAccreditation',
  'SiteInduction',
  'Insurance',
  'Other',
] as const;
export type DriverDocumentKind = (typeof driverDocumentKinds)[number];

/** Days before an expiry on which a reminder is sent. */
export const reminderDays = [30, 7] as const;
