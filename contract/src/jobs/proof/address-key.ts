/** The parts of an address that tell one door from another. */
type Addressed = Partial<
  Readonly<
    Record<
      'addressLine1' | 'addressLine2' | 'postCode' | 'suburb' | 'companyName' | 'contactName',
      string | null
    >
  >
>;

/**
 * Returns a key that deliveries to one door share, however its address is typed: they are handed
 * over with one proof.
 */
export const addressKey = (to: Addressed): string =>
  [to.addressLine1, to.addressLine2, to.postCode, to.suburb, to.companyName ?? to.contactName]
    .map((part) =>
      (part ?? '')
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|');
