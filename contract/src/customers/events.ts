type Customer = { readonly id: number; readonly customerId: number };

/** The domain events of customers; `id` and `customerId` are the customer's number. */
export type CustomersEvents = {
  /** The customer is new; `customer.saved` is published as well. */
  readonly 'customer.created': Customer;
  readonly 'customer.saved': Customer;
  /** An import added or changed the customer; open pages are not notified of each one. */
  readonly 'customer.brought': Customer;
  /** A list of customers was imported. */
  readonly 'customer.listBrought': { readonly id: null; readonly customerId: null };
  readonly 'customer.deleted': Customer;
  /** The address book, products, cost centers, references or settings changed. */
  readonly 'customer.bookChanged': Customer;
};
