import { generalProblems, Problem } from '@waybill/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context, Feed, FeedItem } from '../context.ts';
import type { Database } from '../db/database.ts';
import { systemScope } from '../db/scope.ts';
import type { Actor } from './actor.ts';
import { type Doorkeeper, letIn } from './authenticate.ts';
import { heartbeat_ms, openEventStream } from './event-stream.ts';

type OpenPage = {
  readonly request: FastifyRequest;
  readonly stream: ServerResponse;
  actor: Actor;
  /** False until the page has received all items, and again when it has missed some. */
  isComplete: boolean;
};

const openMax = 2_000;

export type FeedParts = {
  readonly contexts: readonly Context[];
  readonly database: Database;
  readonly authenticate: Doorkeeper;
  readonly clock: () => Date;
};

export type Feeds = {
  /** Ends the streams of a tenant's pages whose users may no longer see them. */
  readonly recheck: (tenantId: number | 'all') => void;
};

/**
 * Serves `GET /api/live/{name}` for each feed of the contexts: a stream of messages
 * `{complete, items, gone}`. The first message has all items (`complete`), later ones those that
 * have changed, and the ids of those that are gone. Ends when the server drains.
 */
export function serveFeeds(server: FastifyInstance, parts: FeedParts): Feeds {
  const feeds = parts.contexts.flatMap(({ feeds }) => Object.entries(feeds ?? {}));
  const served = feeds.map(([name, feed]) => serveFeed(server, { ...parts, name, feed }));
  return {
    recheck: (tenantId) => {
      for (const recheck of served) recheck(tenantId);
    },
  };
}

type ServedFeed = FeedParts & { readonly name: string; readonly feed: Feed };

function serveFeed(server: FastifyInstance, { name, feed, ...parts }: ServedFeed) {
  const tenants = new Map<number, TenantFeed>();
  const admit = (request: FastifyRequest) =>
    letIn(parts.authenticate, { request, access: feed.access, now: parts.clock() });
  const feedOf = (tenantId: number): TenantFeed => {
    const known = tenants.get(tenantId);
    if (known !== undefined) return known;
    const made = new TenantFeed(feed, () =>
      parts.database.reading(systemScope(tenantId, `feed-${name}`), feed.read),
    );
    tenants.set(tenantId, made);
    return made;
  };
  server.addHook('preClose', async () => {
    await Promise.all([...tenants.values()].map((each) => each.stop()));
  });
  const route = `/api/live/${name}`;
  server.get(route, { config: { route } }, async (request, reply) => {
    const actor = await admit(request);
    const pages = [...tenants.values()].reduce((sum, { size }) => sum + size, 0);
    if (pages >= openMax) throw new Problem(generalProblems.Busy);
    const stream = openEventStream(reply.hijack().raw);
    const page: OpenPage = { request, stream, actor, isComplete: false };
    const tenantFeed = feedOf(actor.tenantId);
    tenantFeed.add(page);
    request.raw.on('close', () => tenantFeed.remove(page));
  });
  return (tenantId: number | 'all') => {
    for (const [id, each] of tenants) {
      if (tenantId === 'all' || tenantId === id) each.recheck(admit);
    }
  };
}

/** One feed of one tenant, read once per interval for all of its open pages. */
class TenantFeed {
  readonly #feed: Feed;
  readonly #read: () => Promise<readonly FeedItem[]>;
  readonly #pages = new Set<OpenPage>();
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;
  #known: ReadonlyMap<string, FeedItem> = new Map();
  #quietSince = 0;

  constructor(feed: Feed, read: () => Promise<readonly FeedItem[]>) {
    this.#feed = feed;
    this.#read = read;
  }

  get size(): number {
    return this.#pages.size;
  }

  add(page: OpenPage): void {
    this.#pages.add(page);
    this.#running ??= this.#run();
  }

  remove(page: OpenPage): void {
    this.#pages.delete(page);
  }

  recheck(admit: (request: FastifyRequest) => Promise<Actor>): void {
    for (const page of this.#pages) {
      admit(page.request).then(
        (actor) => {
          page.actor = actor;
          // The user may see other items now.
          page.isComplete = false;
        },
        () => page.stream.end(),
      );
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const { stream } of this.#pages) stream.end();
    this.#pages.clear();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (this.#pages.size > 0) {
      const next = pause(this.#feed.every_ms, undefined, { signal }).catch(() => undefined);
      // While the database cannot be read, pages keep what they have.
      const items = await this.#read().catch(() => null);
      if (items !== null) this.#send(items);
      await next;
    }
    this.#running = null;
  }

  #send(items: readonly FeedItem[]): void {
    const known = this.#known;
    this.#known = new Map(items.map((item) => [item.id, item]));
    const changed = items.filter(({ id, version }) => known.get(id)?.version !== version);
    const gone = [...known.values()].filter(({ id }) => !this.#known.has(id));
    const now = performance.now();
    const isNews = changed.length + gone.length > 0 || now - this.#quietSince > heartbeat_ms;
    if (isNews) this.#quietSince = now;
    const write = writer(this.#feed);
    for (const page of this.#pages) {
      // A page that reads slowly receives all items once it has caught up.
      if (page.stream.writableNeedDrain) page.isComplete = false;
      else if (!page.isComplete) write(page, { complete: true, items, gone: [] });
      else if (isNews) write(page, { complete: false, items: changed, gone });
    }
  }
}

type Message = {
  readonly complete: boolean;
  readonly items: readonly FeedItem[];
  readonly gone: readonly FeedItem[];
};

/** Returns a function that sends messages; those that many pages receive are serialised once. */
function writer({ onlyOf }: Feed): (page: OpenPage, message: Message) => void {
  const texts = new Map<string, string>();
  return (page, message) => {
    const only = onlyOf(page.actor);
    const key = `${message.complete} ${only}`;
    const text = texts.get(key) ?? textOf(message, only);
    texts.set(key, text);
    page.stream.write(text);
    page.isComplete = true;
  };
}

function textOf({ complete, items, gone }: Message, only: number | null): string {
  const isSeen = ({ userId }: FeedItem) => only === null || userId === only;
  const message = {
    complete,
    items: items.filter(isSeen).map(({ value }) => value),
    gone: gone.filter(isSeen).map(({ id }) => id),
  };
  return `data: ${JSON.stringify(message)}\n\n`;
}
