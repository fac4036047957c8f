import {
  generateAdhocInvoice,
  getInvoiceDocument,
  getInvoices,
} from '@waybill/contract/finance/endpoints';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresProcessOf } from '#platform/postgres/pid-file.ts';
import { type HttpResponse, sendRequest, signIn } from '#testing/processes/http-client.ts';
import { serverProcess, type ServerProcess } from '#testing/processes/server-process.ts';
import { type Writers, writersOf } from '#testing/processes/writers.ts';
import { demoPassword } from './demo/people.ts';

/** SIGTERM while PDFs are rendered and invoices written: work in progress is finished, in order. */
const pdfs = 12;
const longest_ms = 20_000;

let server: ServerProcess;
let writers: Writers;
let drawn: readonly (HttpResponse | Error)[];
let readiness: readonly number[];
/** Whether PostgreSQL was still running when the last PDF arrived. */
let databaseRan: boolean;
let exitCode: number | null;
let took_ms: number;

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
  const lena = await signIn(server.port, 'lena', demoPassword);
  const { items } = await lena.call(getInvoices, { maxResultCount: pdfs });
  const [first] = items;
  const pricingDetails = [{ amount: 10 }];
  const adhocInvoice = { items: [{ packageType: 'Carton', quantity: 1, pricingDetails }] };
  const invoice = (description: string) => ({
    customerId: first?.customerId,
    adhocInvoice: { ...adhocInvoice, description },
  });
  writers = writersOf(lena, [{ endpoint: generateAdhocInvoice, args: invoice }], 3);

  const drawing = items.map(({ id }) =>
    lena.send(getInvoiceDocument, { id }).catch((error: Error) => error),
  );
  await Promise.race(drawing);
  const began = performance.now();
  const ended = once(server.child(), 'exit');
  server.child().kill('SIGTERM');
  const watching = readyUntil(ended);
  drawn = await Promise.all(drawing);
  databaseRan = postgresProcessOf(server.pgDir) !== null;
  [exitCode] = (await ended) as [number | null];
  took_ms = performance.now() - began;
  readiness = await watching;
}, 240_000);
afterAll(() => server.remove());

describe('a server that receives a stop signal', () => {
  it('reports not ready, or stops responding', () => {
    expect(readiness.filter((status) => status !== 503 && status !== 0)).toEqual([]);
  });

  it('completes running requests', () => {
    expect(
      drawn.map((response) => (response instanceof Error ? response.message : response.status)),
    ).toEqual(drawn.map(() => 200));
    expect(drawn).toHaveLength(pdfs);
  });

  it('exits in time without errors, PostgreSQL last', () => {
    expect([exitCode, databaseRan]).toEqual([0, true]);
    expect(postgresProcessOf(server.pgDir)).toBeNull();
    expect(took_ms).toBeLessThan(longest_ms);
    const log = readFileSync(`${server.pgDir}.log`, 'utf8');
    expect(log.trimEnd().split('\n').at(-1)).toContain('database system is shut down');
    const [, whileEnding] = log.split('received fast shutdown request');
    expect(whileEnding, 'no statement was cut off').not.toContain('STATEMENT');
  });

  it('restarts with consistent data and accepts the writes it had turned away', async () => {
    await server.start();
    const lena = await signIn(server.port, 'lena', demoPassword);
    await writers.stop();
    expect(writers.faults).toEqual([]);
    const { items } = await lena.call(getInvoices, { maxResultCount: 1000 });
    const numbers = items.map(({ invoiceNumber }) => invoiceNumber).toSorted();
    expect(numbers).toEqual(numbers.map((_, i) => `INV${String(i + 1).padStart(6, '0')}`));
    expect(writers.done).not.toEqual([]);
  }, 60_000);
});

describe('a server stopped during startup', () => {
  it('leaves no PostgreSQL process and logs no errors', async () => {
    const early = await serverProcess();
    const starting = early.start().catch((error: Error) => error.message);
    const ended = once(early.child(), 'exit');
    while (postgresProcessOf(early.pgDir) === null) await sleep(5);
    early.child().kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(postgresProcessOf(early.pgDir)).toBeNull();
    expect(early.printed().split('\n').slice(1).join('')).toBe('');
    expect(await starting).toContain('The server ended');
    await early.remove();
  }, 60_000);
});

/** Polls `/ready` and returns its successive statuses; 0 if nothing responds. */
async function readyUntil(ended: Promise<unknown>): Promise<readonly number[]> {
  while (!server.printed().includes('SIGTERM')) await sleep(2);
  const message: number[] = [];
  let over = false;
  const note = ended.then(() => (over = true));
  while (!over) {
    message.push(
      await sendRequest(server.port, { url: '/ready' }).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    await sleep(20);
  }
  await note;
  return message;
}
