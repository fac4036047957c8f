import pg from 'pg';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { type RunningBench, openBenchApp } from './bench-app.ts';
import { type ComparedFigure, oneByOne, time, timed } from './compare.ts';

const rowsOfFile = 10_000;
/** Every file contains rows that no earlier file contained. */
let files = 0;

type Kind = {
  readonly name: string;
  readonly path: string;
  readonly table: string;
  /** The column that identifies a row. */
  readonly key: string;
  readonly heads: string;
  readonly row: (key: string, at: number) => string;
};

const kinds: readonly Kind[] = [
  {
    name: 'addresses',
    path: '/api/customer/customerfrequentaddress/importfrequentaddresses',
    table: 'customers.frequent_address',
    key: 'nickname',
    heads: 'nickname,companyName,addressLine1,suburb,postCode,type',
    row: (key, at) => `${key},Bulk ${at} Pty Ltd,${at} Long Road,Richmond,3121,Business`,
  },
  {
    name: 'products',
    path: '/api/customer/customerproduct/importproducts',
    table: 'customers.product',
    key: 'product_code',
    heads: 'productCode,name,packageType,length,width,height,weight',
    row: (key, at) => `${key},Thing ${at},Carton,30,20,10,5`,
  },
  {
    name: 'customers',
    path: '/api/customer/customer/importCustomers',
    table: 'customers.customer',
    key: 'code',
    heads: 'code,companyName,addressLine1,suburb,postCode,email,creditLimit,accountManager',
    row: (key, at) =>
      `${key},${key} Pty Ltd,${at} Long Road,Richmond,3121,${key}@bulk.example,5000,Cleo`,
  },
];

/**
 * Measures uploading and importing files of 10,000 rows, compared with a bare insert of the same
 * rows.
 */
export async function benchImports(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const owner = new pg.Client({ connectionString: benchApp.adminUrl });
  try {
    await owner.connect();
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(benchApp.tenantId)]);
    const compared: ComparedFigure[] = [];
    for (const kind of kinds) compared.push(await imported(benchApp, owner, kind));
    return compared;
  } finally {
    await owner.end();
    await benchApp.close();
  }
}

async function imported(
  benchApp: RunningBench,
  owner: pg.Client,
  kind: Kind,
): Promise<ComparedFigure> {
  const [harbour] = await adminQuery(benchApp.adminUrl)(
    `select id from customers.customer
     where tenant_id = $1 and company_name = 'Harbour Homewares'`,
    [benchApp.tenantId],
  );
  const customerId = Number(harbour?.['id']);
  const load = () => importedIn(benchApp, kind, customerId);
  const first = files + 1;
  await load();
  const pair = await oneByOne(
    () => timed(() => insertedAgain(owner, kind, `B${first}-`)),
    () => timed(load),
    3,
  );
  return time(`10,000 ${kind.name} / the same rows inserted`, pair, { bar: '≤ 10,000 ms' });
}

async function importedIn(benchApp: RunningBench, kind: Kind, customerId: number): Promise<void> {
  files += 1;
  const lines = Array.from({ length: rowsOfFile }, (_, at) => kind.row(`B${files}-${at}`, at));
  const { 'content-type': json, ...signedIn } = await benchApp.headersOf('ada');
  const send = async (path: string, headers: Record<string, string>, body: FormData | string) => {
    const reply = await fetch(`${benchApp.origin}${path}`, { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { result: { fileName: string; inserted: number } }).result;
  };
  const form = new FormData();
  form.set(
    'file',
    new File([[kind.heads, ...lines].join('\r\n')], 'bench.csv', { type: 'text/csv' }),
  );
  const { fileName } = await send('/api/core/file/uploadasset', signedIn, form);
  const { inserted } = await send(
    kind.path,
    { ...signedIn, 'content-type': json ?? 'application/json' },
    JSON.stringify({ fileId: fileName, ...(kind.name === 'customers' ? {} : { customerId }) }),
  );
  if (inserted !== rowsOfFile) throw new Error(`${inserted} of ${rowsOfFile} ${kind.name} came in`);
}

/** Does only the database work: writes a file's rows again, with their history. */
async function insertedAgain(
  owner: pg.Client,
  { table, key }: Kind,
  prefix: string,
): Promise<void> {
  const { rows } = await owner.query<{ columns: string; made: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns,
            string_agg('n.' || quote_ident(attname), ', ') as made
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows.map((row) => row.columns).join();
  const made = rows.map((row) => row.made).join();
  await owner.query('begin');
  await owner.query(
    `insert into ${table} (${columns}) overriding system value
     select ${made} from ${table} t
     cross join lateral jsonb_populate_record(t, to_jsonb(t) || jsonb_build_object(
       'id', t.id + 10000000, 'guid', gen_random_uuid(), '${key}', t.${key} || 'X')) n
     where starts_with(t.${key}, $1)`,
    [prefix],
  );
  await owner.query('rollback');
}
