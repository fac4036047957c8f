import type { Access, OutputOf, Endpoint, InputOf } from '@waybill/contract/endpoint';
import type { DomainEvent, DomainEventName } from '@waybill/contract/events';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { WallTime } from '@waybill/kernel/time';
import type {
  BackgroundTasks,
  DailyTaskName,
  QueuedTaskName,
  TaskName,
} from './background/tasks.ts';
import type { Database, TenantDb } from './db/database.ts';
import type { Actor } from './http/actor.ts';
import type { NativeCall, NativeReply } from './http/native.ts';

/** A file uploaded with a request, held in memory. */
export type Upload = {
  readonly fileName: string;
  readonly fileType: string;
  readonly bytes: Buffer;
};

/** The arguments of a handler. */
export type HandlerCall<E extends Endpoint> = {
  readonly input: InputOf<E>;
  readonly actor: Actor;
  readonly db: TenantDb;
  readonly now: Date;
  readonly upload: Upload | null;
  readonly caller: {
    readonly host: string;
    readonly origin: string;
    readonly ip: string;
    /** Aborted when the client closes the connection before it has the response. */
    readonly gone: AbortSignal;
  };
};

/** The transaction of a use case, and the timestamp of everything it writes. */
export type Transaction = { readonly db: TenantDb; readonly now: Date };

/** Calls by one caller that are handled in one transaction. */
export type Batch<E extends Endpoint> = Pick<HandlerCall<E>, 'actor' | 'db'> & {
  readonly calls: readonly BatchedCall<E>[];
};

type BatchedCall<E extends Endpoint> = Pick<HandlerCall<E>, 'input' | 'now'> & {
  /** What changes of the call's records are attributed to. */
  readonly requestId: string;
};

/** Returns the time of the newest of several calls. */
export const latestOf = (calls: readonly { readonly now: Date }[]): Date =>
  new Date(Math.max(...calls.map(({ now }) => now.getTime())));

/** How several calls are handled together, with the same results as one after another. */
export type BatchHandler<E extends Endpoint> = {
  /** Returns whether a call may be handled with others. */
  readonly takes: (call: Pick<HandlerCall<E>, 'input' | 'actor'>) => boolean;
  /** Returns the results in order. If it throws, all is rolled back and each handled alone. */
  readonly handle: (batch: Batch<E>) => Promise<readonly OutputOf<E>[]>;
};

/** An endpoint together with its handler. */
export type Handler = {
  readonly endpoint: Endpoint;
  readonly handle?: (call: HandlerCall<Endpoint>) => Promise<unknown>;
  readonly native?: (call: NativeCall) => Promise<NativeReply>;
  /**
   * Guests see no customer's rows; `tenant` lifts that restriction if the handler itself checks
   * access.
   */
  readonly reach?: 'tenant';
  readonly batch?: BatchHandler<Endpoint>;
};

/** Implements an endpoint of the contract, which types the input and the response. */
export const handle = <E extends Endpoint>(
  endpoint: E,
  handle: (call: HandlerCall<E>) => Promise<OutputOf<E>>,
  { reach, batch }: Pick<Handler, 'reach'> & { readonly batch?: BatchHandler<E> } = {},
): Handler => ({
  endpoint,
  handle: handle as unknown as (call: HandlerCall<Endpoint>) => Promise<unknown>,
  ...(reach && { reach }),
  ...(batch && { batch: batch as unknown as BatchHandler<Endpoint> }),
});

/** Implements one of the few endpoints with a foreign protocol: forms, cookies, redirects. */
export const handleNative = (
  endpoint: Endpoint,
  native: (call: NativeCall) => Promise<NativeReply>,
): Handler => ({ endpoint, native });

/** The arguments of an event handler; with several names, the event has one of them. */
export type EventCall<N extends DomainEventName = DomainEventName> = {
  readonly event: DomainEvent<N>;
  readonly eventId: number;
  readonly db: TenantDb;
  readonly now: Date;
  readonly tenantId: number;
};

/** Handles several events at once, which share a transaction: one or more calls, in order. */
export type HandleTogether<N extends DomainEventName = DomainEventName> = {
  readonly together: (calls: readonly EventCall<N>[]) => Promise<void>;
};

/** Handles an event, or those of a transaction together (decision 0110). */
export type EventHandler<N extends DomainEventName = DomainEventName> =
  | ((call: EventCall<N>) => Promise<void>)
  | HandleTogether<N>;

/** Event handlers by the name of their event. */
export type EventHandlers = { readonly [N in DomainEventName]?: EventHandler<N> };

/** Registers one handler for several events. */
export const onEach = <N extends DomainEventName>(
  names: readonly N[],
  handler: EventHandler<N>,
): Pick<EventHandlers, N> =>
  // `Object.fromEntries` loses the literal keys, which are the given names.
  Object.fromEntries(names.map((name) => [name, handler])) as Pick<EventHandlers, N>;

/** The arguments of a background task. */
export type TaskCall<N extends TaskName = TaskName> = {
  readonly payload: BackgroundTasks[N];
  readonly database: Database;
  readonly tenantId: number;
  readonly now: Date;
  readonly signal: AbortSignal;
};

/** Background tasks by name. */
export type TaskHandlers = {
  readonly [N in QueuedTaskName]?: (call: TaskCall<N>) => Promise<void>;
};

/** One day's run of a daily task. */
export type DayCall = Omit<TaskCall, 'payload'> & {
  /** The tenant's day that the run is for; after a downtime this may be a past day. */
  readonly day: LocalDate;
};

/** Work that runs once a day; created by `daily` of `background/daily.ts`. */
export type Daily = {
  /** `HH:mm` in the tenant's zone. */
  readonly at: WallTime;
  readonly run: (call: DayCall) => Promise<void>;
};

/** A part of a feed that changes by itself, such as the position of one driver. */
export type FeedItem = {
  readonly id: string;
  /** Differs whenever the item has changed. */
  readonly version: number;
  /** The user whom it is about. */
  readonly userId: number;
  /** What pages receive, with the id. */
  readonly value: { readonly id: string };
};

/**
 * Data that changes more often than events are published. It is read at an interval while a page
 * shows it, once for all pages of a tenant; pages receive what has changed.
 */
export type Feed = {
  readonly access: Access;
  readonly every_ms: number;
  readonly read: (db: TenantDb) => Promise<readonly FeedItem[]>;
  /** Returns the user to whose own items visibility is limited; null for other users. */
  readonly onlyOf: (actor: Actor) => number | null;
};

/** The parts of the application that a bounded context provides. */
export type Context = {
  readonly name: string;
  readonly endpoints: readonly Handler[];
  /** Event handlers, each run in its own transaction, exactly once per event. */
  readonly on?: EventHandlers;
  /** Queued tasks by name. They run at least once, so each must be idempotent. */
  readonly tasks?: TaskHandlers;
  /**
   * Queued tasks that wait for external servers. They have separate workers, so that a slow
   * external server delays no other work.
   */
  readonly callsOut?: TaskHandlers;
  /** Daily tasks by name, run once per tenant and day. */
  readonly daily?: { readonly [N in DailyTaskName]?: Daily };
  /** Feeds by name, each served as `GET /api/live/{name}`. */
  readonly feeds?: Readonly<Record<string, Feed>>;
};

export const context = (name: string, plug: Omit<Context, 'name'>): Context => ({ name, ...plug });
