import { getBookings } from '@waybill/contract/booking/endpoints';
import { getCustomerForEdit } from '@waybill/contract/customers/endpoints';
import { getInvoices } from '@waybill/contract/finance/endpoints';
import { getVehicles } from '@waybill/contract/fleet/endpoints';
import { getDiscussions } from '@waybill/contract/messaging/endpoints';
import { describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from './event-stream.ts';
import { eventReader, readEvent } from './event-stream.ts';
import type { LiveState, StreamSettings } from './live-stream.ts';
import { holdStream, reconnectDelay } from './live-stream.ts';
import { makesStale } from './live-topics.ts';

describe('reading live events', () => {
  it('parses events across chunks and skips heartbeats and noise', () => {
    const read = eventReader(readEvent);
    const pieces = [
      'retry: 2000\n\n: here\n\nda',
      'ta: {"topic":"booking","id":12}\n',
      '\ndata: nonsense\n\ndata: {"topic":"jobs","id":null}\r\n\r\n',
    ];
    expect(pieces.flatMap((piece) => read(piece))).toEqual([
      { topic: 'booking', id: 12 },
      { topic: 'jobs', id: null },
    ]);
  });

  it('maps a topic to the endpoints whose responses it makes stale', () => {
    const stale = (topic: string) =>
      [getBookings, getCustomerForEdit, getVehicles, getInvoices, getDiscussions]
        .filter(({ path }) => makesStale(topic, path))
        .map(({ path }) => path);
    expect({
      booking: stale('booking'),
      fleet: stale('fleet'),
      messaging: stale('messaging'),
      unknown: stale('weather'),
    }).toEqual({
      // The customer's used credit changes with its bookings.
      booking: [getBookings.path, getCustomerForEdit.path],
      fleet: [getVehicles.path],
      messaging: [getDiscussions.path],
      unknown: [],
    });
  });
});

describe('the event stream connection', () => {
  it('delivers events, reports interruptions, and asks for what it missed', async () => {
    vi.useFakeTimers();
    const stop = new AbortController();
    const events: LiveEvent[] = [];
    const states: LiveState[] = [];
    const delays: number[] = [];
    const began = Date.now();
    let opened = 0;
    const settings: StreamSettings<LiveEvent> = {
      parse: readEvent,
      renew: async () => true,
      open: async (_, since_ms) => {
        delays.push(since_ms);
        opened += 1;
        return new Response(`data: {"topic":"jobs","id":${opened}}\n\n`);
      },
      onEvent: (event) => {
        events.push(event);
        if (events.length === 2) stop.abort();
      },
      onState: (state) => states.push(state),
      // The page is two seconds old when the stream is first opened.
      now_ms: () => 2000 + Date.now() - began,
      random: () => 1,
    };
    const done = holdStream(settings, stop.signal);
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    vi.useRealTimers();
    expect({ events, states, asked: delays }).toEqual({
      events: [
        { topic: 'jobs', id: 1 },
        { topic: 'jobs', id: 2 },
      ],
      states: ['live', 'paused', 'live', 'off'],
      // First the time since the page was opened, then since the last piece arrived.
      asked: [2000, 1000],
    });
  });

  it('stops silently when the server has no stream', async () => {
    const states: LiveState[] = [];
    const nothing = () => undefined;
    const settings: StreamSettings<LiveEvent> = {
      parse: readEvent,
      renew: async () => true,
      open: async () => new Response(null, { status: 404 }),
      onEvent: nothing,
      onState: (state) => states.push(state),
      now_ms: () => 0,
      random: () => 1,
    };
    await holdStream(settings, new AbortController().signal);
    expect(states).toEqual(['off']);
  });

  it('waits longer after every failure, at most half a minute', () => {
    expect([0, 1, 5, 9].map((attempt) => reconnectDelay(attempt, 1))).toEqual([
      1000, 2000, 30_000, 30_000,
    ]);
    expect(reconnectDelay(0, 0)).toBe(500);
  });
});
