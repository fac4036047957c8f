import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Seeding } from '../../demo/seed.ts';
import { addDemoCalls } from './demo/calls.ts';
import { carrierOf } from './accounts/registry.ts';
import {
  type AccountToSave,
  addAccount,
  addMissingServices,
  assignServices,
} from './accounts/sql.ts';

type DemoAccount = Pick<AccountToSave, 'name' | 'code' | 'carrier_code'> & {
  readonly isForAll: boolean;
  /** Not mapped to any customer. */
  readonly isUnmapped?: boolean;
  readonly isOff?: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
};

/** The simulation needs no key. */
const simulatedLogin = { accountNumber: '1002003', apiKey: 'none' };

const acmeAccounts: readonly DemoAccount[] = [
  { name: 'Acme Fleet', code: 'FLEET', carrier_code: 'OWN', isForAll: true },
  {
    name: 'Test Express (simulated)',
    code: 'TEXP',
    carrier_code: 'TESTEXP',
    isForAll: true,
    attributes: simulatedLogin,
  },
  {
    name: 'Test Road (simulated)',
    code: 'TROAD',
    carrier_code: 'TESTROAD',
    isForAll: true,
    attributes: simulatedLogin,
  },
  {
    name: 'Always Late Express (simulated)',
    code: 'LATE',
    carrier_code: 'TESTLATE',
    isForAll: false,
    attributes: simulatedLogin,
  },
  {
    name: 'Kimberley Haulage',
    code: 'KIMBERLEY',
    carrier_code: 'MANUAL',
    isForAll: false,
    isUnmapped: true,
    attributes: { trackingUrl: 'https://kimberley.example/follow/{connote}' },
  },
  {
    // There is no Karrio server: the account is inactive and shows a connection and its log.
    name: 'Karrio (simulated)',
    code: 'KARRIO',
    carrier_code: 'KARRIO',
    isForAll: false,
    isUnmapped: true,
    isOff: true,
    attributes: { address: 'https://karrio.example', connections: 'car_simulated' },
  },
];

const borealisAccounts: readonly DemoAccount[] = [
  { name: 'Borealis Vans', code: 'VANS', carrier_code: 'OWN', isForAll: true },
  {
    name: 'Test Express (simulated)',
    code: 'TEXP',
    carrier_code: 'TESTEXP',
    isForAll: true,
    attributes: simulatedLogin,
  },
];

/** Seeds the demo carrier accounts, mapped to every customer that needs a mapping. */
export async function seedCarriers({ db, tenant, now }: Seeding): Promise<void> {
  for (const account of tenant.key === 'acme' ? acmeAccounts : borealisAccounts) {
    await open(db, account, now);
  }
  await db.run(sql`
    insert into carriers.account_customer (tenant_id, customer_id, account_id)
    select ${db.scope.tenantId}, c.id, a.id
    from customers_public.customer_card c cross join carriers.account a
    where c.type in ('Account', 'PrePaid') and not a.code = any (${unmapped}::text[])
  `);
  await addDemoCalls(db, now);
}

const unmapped = acmeAccounts.filter(({ isUnmapped }) => isUnmapped).map(({ code }) => code);

async function open(
  db: TenantDb,
  { name, code, carrier_code, isForAll, isOff = false, attributes = {} }: DemoAccount,
  now: Date,
): Promise<void> {
  const carrier = carrierOf(carrier_code);
  if (carrier === undefined) throw new Error(`No carrier is called ${carrier_code}`);
  const id = await addAccount(db, {
    name,
    code,
    carrier_code,
    carrier_name: carrier.name,
    customer_id: null,
    is_active: !isOff,
    use_manual_rates: false,
    available_for_guest: isForAll,
    available_for_payg: isForAll,
    attributes,
    now,
  });
  await addMissingServices(db, carrier.code, carrier.services);
  const all = carrier.services.map(({ code }) => ({ code, is_active: true }));
  await assignServices(db, { accountId: id, carrierCode: carrier.code }, all);
}
