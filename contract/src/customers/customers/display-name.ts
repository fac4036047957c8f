type Names = {
  readonly companyName?: string | null | undefined;
  readonly customerName?: string | null | undefined;
  readonly contactName?: string | null | undefined;
  readonly accountName?: string | null | undefined;
};

/** Returns the first of the customer's names that is not empty (ui-picker-008, ui-picker-009). */
export function displayNameOf(customer: Names): string {
  const names = [
    customer.companyName,
    customer.customerName,
    customer.contactName,
    customer.accountName,
  ];
  return names.find((name) => (name ?? '').trim() !== '') ?? 'Unknown Customer';
}
