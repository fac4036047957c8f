/** A customer with freight to be invoiced, and its number of bookings. */
type Work = { readonly customerId: number; readonly bookings: number };

/** Customers that one request previews. */
type Part = { readonly customerIds: readonly number[]; readonly bookings: number };

/** The bookings previewed in about a second, and the maximum of customers in one request. */
const most = { bookings: 1_000, customers: 1_000 };

/** True if a preview of this many bookings takes long enough to show its progress. */
export const takesLong = (bookings: number): boolean => bookings > most.bookings;

/** Splits customers into parts of about equal work; a customer is never split. */
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
