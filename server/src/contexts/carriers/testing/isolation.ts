import { sql } from 'kysely';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';

/** The records of this context for the isolation test. */
export const carriersIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['carrierAccount', 'carrierService'],
  inputs: {
    createOrUpdateCarrierAccount: (name) => ({
      carrierAccount: { name, code: name, carrierCode: 'OWN' },
    }),
  },
  make: async ({ tenant }) => {
    const [row] = await tenant.rows(sql<{ account: number; service: number }>`
      select a.id as account, s.id as service from carriers.account a, carriers.service s
      where a.carrier_code = 'OWN' and s.carrier_code = 'OWN' order by a.id, s.id limit 1
    `);
    if (row === undefined) throw new Error('The demo data lacks an account with the own fleet');
    return {
      carrierAccount: { number: row.account, text: String(row.account) },
      carrierService: { number: row.service, text: String(row.service) },
    };
  },
});
