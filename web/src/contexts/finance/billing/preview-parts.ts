/** A customer whose freight stands on no invoice, and how many bookings that is. */
type Work = { readonly customerId: number; readonly bookings: number };

/** Customers that are looked at by one call. */
type Part = { readonly customerIds: readonly number[]; readonly bookings: number };

/** So many bookings are looked at in a second or so; so many customers one call may name. */
const most = { bookings: 1_000, customers: 1_000 };

/** Whether so many bookings take long enough to show how far it is. */
export const takesLong = (bookings: number): boolean => bookings > most.bookings;

/** Customers by parts of about the same work; what one customer has stays together. */
export function previewParts(work: readonly Work[]): readonly Part[] {
  const parts: Part[] = [];
  for (const { customerId, bookings } of work) {
    const last = parts.at(-1);
    const fits =
      last !== undefined &&
      last.bookings + bookings <= most.bookings &&
      last.customerIds.length < most.customers;
    if (fits) {
      parts[parts.length - 1] = {
        customerIds: [...last.customerIds, customerId],
        bookings: last.bookings + bookings,
      };
    } else {
      parts.push({ customerIds: [customerId], bookings });
    }
  }
  return parts;
}
