type Customer = { readonly id: number; readonly customerId: number };

/** What customers tells others; `id` and `customerId` are the customer's number. */
export type CustomersFacts = {
  readonly 'customer.saved': Customer;
  readonly 'customer.deleted': Customer;
  /** The address book, products, cost centers, references or settings changed. */
  readonly 'customer.bookChanged': Customer;
};
