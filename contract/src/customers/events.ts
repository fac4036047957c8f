type Customer = { readonly id: number; readonly customerId: number };

/** The domain events of customers; `id` and `customerId` are the customer's number. */
export type CustomersEvents = {
  /** The customer is new; `customer.saved` is published as well. */
  readonly 'customer.created': Customer;
  readonly 'customer.saved': Customer;
  /** An import added or changed the customer; open pages are not notified of each customer. */
  readonly 'customer.brought': Customer;
  /** A list of customers was imported. */
  readonly 'customer.listBrought': { readonly id: null; readonly customerId: null };
  readonly 'customer.deleted': Customer;
  /** The address book, products, cost centers, references or settings changed. */
  readonly 'customer.bookChanged': Customer;
};

/** The live topic of each event; null if no page shows its changes. */
export const customersTopics = {
  'customer.created': null,
  'customer.saved': 'customers',
  'customer.brought': null,
  'customer.listBrought': 'customers',
  'customer.deleted': 'customers',
  'customer.bookChanged': 'customers',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterCustomers = {
  customers: [
    '/api/customer/customersettings/getallsettings',
    '/api/customer/customercostcenter/getcostcenterforedit',
    '/api/customer/customercostcenter/getcostcenters',
    '/api/customer/customer/getCurrentCustomer',
    '/api/customer/customer/getCustomerForEdit',
    '/api/customer/customer/getCustomers',
    '/api/customer/customersettings/getecommercestoresettings',
    '/api/customer/customerfrequentaddress/getfrequentaddressforedit',
    '/api/customer/customerfrequentaddress/getfrequentaddresses',
    '/api/customer/customerproduct/getproductforedit',
    '/api/customer/customerproduct/getproducts',
    '/api/customer/customerreferences/getreferenceforedit',
    '/api/customer/customerreferences/getreferences',
    '/api/customer/customer/getSimilarCustomers',
    '/api/finance/Customer/GetFinanceStatement',
    '/api/finance/Customer/GetStatementWork',
  ],
} as const;
