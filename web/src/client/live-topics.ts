/** Where a topic of live events and the paths of its questions are not the same word. */
const furtherPaths: Readonly<Record<string, readonly string[]>> = {
  billing: ['/api/finance/invoice/getbilling'],
  // What a customer has booked and owes is shown with the customer.
  booking: ['/api/booking/', '/api/customer/customer/get'],
  customers: ['/api/customer/', '/api/core/customer'],
  fleet: ['/api/drivers/', '/api/compliance/'],
  finance: ['/api/finance/', '/api/customer/customer/get'],
  identity: ['/api/core/user/', '/api/core/role/', '/api/core/permission/'],
  jobs: ['/api/job', '/api/drivers/'],
  messaging: ['/api/communication/'],
  reconciliation: ['/api/booking/reconciliation/'],
  shops: ['/api/order/'],
  statements: ['/api/finance/customer/getstatementrun'],
  warehouse: ['/api/warehouse/'],
};

/**
 * Whether an event of a topic may change the answer of a path. The topic, up to its first dot, is
 * compared with the words of the path, singular or plural; the table adds what differs.
 */
export function belongsTo(topic: string, path: string): boolean {
  const name = (topic.split('.')[0] ?? topic).toLowerCase();
  const address = path.toLowerCase();
  const words = address.split('/').slice(2, 4);
  return (
    words.some((word) => singular(word) === singular(name)) ||
    (furtherPaths[name] ?? []).some((prefix) => address.startsWith(prefix))
  );
}

const singular = (word: string): string => word.replace(/s$/, '');
