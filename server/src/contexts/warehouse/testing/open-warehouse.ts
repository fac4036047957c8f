import { sql } from 'kysely';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';

/** A test app with a warehouse user, and a customer with stored freight. */
export type TestWarehouse = {
  readonly testApp: TestApp;
  readonly wes: Caller;
  readonly customerId: number;
};

export async function openWarehouse(): Promise<TestWarehouse> {
  const testApp = await openTestApp();
  const [row] = await testApp.acme.rows(sql<{ id: number }>`
    select id from customers.customer where company_name = 'Cedar & Co'
  `);
  if (row === undefined) throw new Error('The demo data has no Cedar & Co');
  return { testApp, wes: await testApp.acme.as('wes'), customerId: row.id };
}

/** Returns status and message of a refused call; null if it succeeded. */
export const refusal = (work: Promise<unknown>): Promise<readonly [number, string] | null> =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message] as const,
  );
