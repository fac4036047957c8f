const searched = ['code', 'companyName', 'contactName', 'accountName', 'customerName'] as const;

/**
 * Returns the filter of a search text: customers whose code or any name contains it, ignoring case;
 * and, for a number, the customer with that id.
 */
export function customerFilter(text: string): string {
  const needle = quoted(text.toLowerCase());
  const matches = searched.map((field) => `contains(tolower(${field}),${needle})`);
  const isId = /^[1-9]\d{0,14}$/.test(text);
  return [...(isId ? [`id eq ${text}`] : []), ...matches].join(' or ');
}

/** The key of a customer: the id, or the guid for records that store guids. */
export type CustomerKey = { readonly id: number } | { readonly guid: string };

/** Returns the filter that finds one customer by its key. */
export const customerKeyFilter = (key: CustomerKey): string =>
  'id' in key ? `id eq ${key.id}` : `customerGuid eq guid${quoted(key.guid)}`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
