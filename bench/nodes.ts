import { aBooking } from '@waybill/contract/booking/examples';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import type { RunningBench } from './bench-app.ts';

export type Node = { readonly child: ChildProcess; readonly origin: string };

type NodeOptions = {
  readonly count: number;
  /** Of Node, for each of them. */
  readonly flags?: readonly string[];
  /** The folder of the built web app, for benchmarks that use it. */
  readonly webFolder?: string;
};

/**
 * Runs `work` with a number of servers, each a separate process with its background workers
 * running.
 */
export async function withNodes<T>(
  benchApp: RunningBench,
  { count, flags = [], webFolder }: NodeOptions,
  work: (nodes: readonly Node[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-nodes-'));
  const file = join(import.meta.dirname, 'node.ts');
  const seen = webFolder === undefined ? [] : [webFolder];
  const { adminUrl, databaseUrl, secret } = benchApp;
  const args = [...flags, file, adminUrl, databaseUrl, secret, folder, ...seen];
  const nodes: Node[] = [];
  try {
    for (let n = 0; n < count; n += 1) nodes.push(await startNode(args));
    return await work(nodes);
  } finally {
    for (const { child } of nodes) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startNode(args: readonly string[]): Promise<Node> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, origin: String(line).trim() };
}

/** Returns a function that books for Cedar & Co on a server; it returns the booking's number. */
export async function bookingDesk(benchApp: RunningBench, origin: string) {
  const [row] = await adminQuery(benchApp.adminUrl)(
    `select c.id as customer, a.id as account from customers.customer c
     join carriers.account a on a.tenant_id = c.tenant_id and a.code = 'FLEET'
     where c.tenant_id = $1 and c.company_name = 'Cedar & Co' order by c.id limit 1`,
    [benchApp.tenantId],
  );
  await adminQuery(benchApp.adminUrl)(
    'update customers.customer set credit_limit_minor = null where tenant_id = $1 and id = $2',
    [benchApp.tenantId, row?.['customer']],
  );
  const booking = aBooking({
    customer: { id: Number(row?.['customer']) },
    carrierAccountId: Number(row?.['account']),
    carrierServiceCode: 'STD',
  });
  const body = JSON.stringify({ booking, operations: ['Book'] });
  const headers = await benchApp.headersOf('kim');
  return async (): Promise<number> => {
    const url = `${origin}/api/booking/booking/createorupdatebooking`;
    const response = await fetch(url, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
    const { result } = (await response.json()) as { result: { booking: { id: number } } };
    return result.booking.id;
  };
}
