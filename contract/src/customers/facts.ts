type Customer = { readonly id: number; readonly customerId: number };

/** What customers tells others; `id` and `customerId` are the customer's number. */
export type CustomersFacts = {
  /** The customer is new; `customer.saved` is said as well. */
  readonly 'customer.created': Customer;
  readonly 'customer.saved': Customer;
  readonly 'customer.deleted': Customer;
  /** The address book, products, cost centers, references or settings changed. */
  readonly 'customer.bookChanged': Customer;
};
