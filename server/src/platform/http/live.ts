import { generalProblems, Problem } from '@waybill/contract/problem';
import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { listen, type NotifyHandlers } from '../db/notify-listener.ts';
import { type Actor, isStaff } from './actor.ts';
import { heartbeat_ms, openEventStream } from './event-stream.ts';
import { LiveHistory } from './live-history.ts';
import { type Doorkeeper, letIn } from './authenticate.ts';

/** The payload of `pg_notify`: numbers only, never content. */
type Notice = {
  readonly tenant: number;
  readonly customer: number | null;
  /** The affected users; null for all users who may see it. */
  readonly users: readonly number[] | null;
  readonly topic: string;
  readonly id: number | string | null;
};

type OpenPage = { readonly actor: Actor; readonly stream: ServerResponse };

const openMax = 2_000;

export type LiveParts = {
  /** The shards of the database. */
  readonly urls: readonly string[];
  readonly authenticate: Doorkeeper;
  readonly clock: () => Date;
  /** A user's permissions, session or tenant changed: clears the cached data of this tenant. */
  readonly onIdentityChange: (tenantId: number | 'all') => void;
};

/**
 * Serves `GET /api/live`: a stream of `{topic, id}` events, so that open pages reload what they
 * show. A customer's pages are only notified about the customer's own records. Ends when the server
 * drains. `?since=1500` starts with the events of the last 1,500 ms, or with the topic `*` if they
 * are no longer known.
 */
export function serveLive(server: FastifyInstance, parts: LiveParts): void {
  const pages = new Set<OpenPage>();
  const history = new LiveHistory<Notice>();
  const handlers: NotifyHandlers = {
    onNotice: (channel, payload) => {
      if (channel === 'waybill_identity') parts.onIdentityChange(Number(payload));
      else {
        const notice = JSON.parse(payload) as Notice;
        history.add(notice, performance.now());
        notify(pages, notice);
      }
    },
    onListening: () => history.beginAt(performance.now()),
    onGap: () => {
      parts.onIdentityChange('all');
      for (const { stream } of pages) write(stream, { topic: '*', id: null });
    },
  };
  const channels = ['waybill_live', 'waybill_identity'];
  const notifyListeners = parts.urls.map((url) => listen(url, channels, handlers));
  const beat = setInterval(() => {
    for (const { stream } of pages) stream.write(': here\n\n');
  }, heartbeat_ms);
  server.addHook('preClose', async () => {
    clearInterval(beat);
    for (const { stream } of pages) stream.end();
    await Promise.all(notifyListeners.map((notifyListener) => notifyListener.stop()));
  });
  server.get('/api/live', { config: { route: '/api/live' } }, async (request, reply) => {
    const actor = await letIn(parts.authenticate, {
      request,
      access: 'signedIn',
      now: parts.clock(),
    });
    if (pages.size >= openMax) throw new Problem(generalProblems.Busy);
    const page = { actor, stream: openEventStream(reply.hijack().raw) };
    const { since } = request.query as { readonly since?: unknown };
    const age_ms = Number(since ?? Number.NaN);
    if (age_ms >= 0) catchUp(page, history.since(performance.now() - age_ms));
    pages.add(page);
    request.raw.on('close', () => pages.delete(page));
  });
}

/** Sends a page the events since it read its data. */
function catchUp({ actor, stream }: OpenPage, missed: readonly Notice[] | null): void {
  if (missed === null) return write(stream, { topic: '*', id: null });
  for (const notice of missed) {
    if (concerns(notice, actor)) write(stream, { topic: notice.topic, id: notice.id });
  }
}

function notify(pages: ReadonlySet<OpenPage>, notice: Notice): void {
  const { topic, id } = notice;
  for (const { actor, stream } of pages) if (concerns(notice, actor)) write(stream, { topic, id });
}

function concerns({ tenant, customer, users }: Notice, actor: Actor): boolean {
  if (actor.tenantId !== tenant) return false;
  if (users !== null) return actor.userId !== null && users.includes(actor.userId);
  return isStaff(actor) || (actor.customerId !== null && actor.customerId === customer);
}

function write(stream: ServerResponse, event: { topic: string; id: number | string | null }): void {
  stream.write(`data: ${JSON.stringify(event)}\n\n`);
}
