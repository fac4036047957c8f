import { expect, it } from 'vitest';
import type { Client } from '#client/call.ts';
import { HttpError, NoResponseError } from '#client/errors.ts';
import { MissingAccessTokenError } from '#client/missing-access-token.ts';
import { scanEntry, stationCall } from './station-outbox.ts';
import type { Settled, StationScan } from './station.ts';

const scan: StationScan = {
  id: '00000000-0000-4000-8000-000000000001',
  barcode: 'CRT-1',
  mode: 'Receive',
  location: '',
  tripId: null,
  at: '2026-11-18T00:00:00.000Z',
  outcome: 'Sending',
  message: '',
  earlier: null,
};
const entry = {
  ...scanEntry(scan),
  sequence: 1,
  state: { kind: 'waiting', attempts: 0 },
} as const;

/** Sends the scan to a server that fails; returns the outcome for the outbox and for the page. */
async function sentWith(error: unknown) {
  const settled: Settled[] = [];
  const signals: unknown[] = [];
  const call: Client['call'] = async (_, __, options) => {
    signals.push(options?.signal);
    throw error;
  };
  const send = stationCall(
    { call },
    { onSettled: (each) => settled.push(each), onProofRefused: () => undefined },
  );
  const { kind } = await send(entry);
  return { kind, outcomes: settled.map(({ outcome }) => outcome), signals };
}

const http = (status: number) =>
  new HttpError({ status, body: null, requestId: null, retryAfter: null });

it('waits with a scan that has no response, not in time, or only half of one', async () => {
  const failures = [
    new NoResponseError(new TypeError('Failed to fetch')),
    new DOMException('The operation timed out', 'TimeoutError'),
    http(503),
  ];
  for (const error of failures) {
    expect(await sentWith(error)).toMatchObject({ kind: 'later', outcomes: ['Waiting'] });
  }
});

it('waits for the user to sign in, and refuses what the server refuses', async () => {
  expect(await sentWith(new MissingAccessTokenError())).toMatchObject({
    kind: 'signIn',
    outcomes: ['Waiting'],
  });
  expect(await sentWith(http(409))).toMatchObject({ kind: 'refused', outcomes: ['Refused'] });
});

it('ends a request that nobody responds to', async () => {
  const { signals } = await sentWith(new NoResponseError(null));
  expect(signals).toEqual([expect.any(AbortSignal)]);
});
