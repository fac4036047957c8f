type Customer = { readonly id: number; readonly customerId: number };

/** What customers tells others; `id` and `customerId` are the customer's number. */
export type CustomersFacts = {
  /** The customer is new; `customer.saved` is said as well. */
  readonly 'customer.created': Customer;
  readonly 'customer.saved': Customer;
  /** The customer came or changed with a list: not told to open pages one by one. */
  readonly 'customer.brought': Customer;
  /** A list of customers was taken in. */
  readonly 'customer.listBrought': { readonly id: null; readonly customerId: null };
  readonly 'customer.deleted': Customer;
  /** The address book, products, cost centers, references or settings changed. */
  readonly 'customer.bookChanged': Customer;
};
