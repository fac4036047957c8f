import { sql } from 'kysely';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { TestTenant } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const booksIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['booksTransfer'],
  inputs: {
    acceptBooksDifference: () => ({ kind: 'Invoice', number: 'INV-ISLE', reason: 'Known' }),
    chooseBooksOrganisation: () => ({ organisationId: 'isle' }),
    completeBooks: () => ({ state: 'isle', code: 'isle' }),
    connectBooks: () => ({ program: 'Xero', clientId: 'isle' }),
    linkToBooks: () => ({ theirId: 'isle' }),
    saveBooksSettings: () => ({
      settings: {
        incomeAccountKey: '200',
        bankAccountKey: '090',
        taxedKey: 'OUTPUT',
        untaxedKey: 'EXEMPTOUTPUT',
        sendsFrom: '2026-03-01',
      },
    }),
  },
  make: ({ tenant, customer }) => booksRecords(tenant, customer.number),
});

/** The tenant's contact of the customer, as if it had been sent. */
async function booksRecords(tenant: TestTenant, customerId: number) {
  const [row] = await tenant.rows(sql<{ id: number }>`
    insert into books.transfer (
      tenant_id, kind, our_id, organisation_id, number, status, created_at
    )
    select platform.tenant_id(), 'Contact', ${customerId}, 'isle', code, 'Waiting', now()
    from customers.customer where id = ${customerId}
    returning id
  `);
  return { booksTransfer: { number: row?.id ?? 0 } };
}
