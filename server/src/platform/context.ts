import type { OutputOf, Endpoint, InputOf } from '@waybill/contract/endpoint';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { WallTime } from '@waybill/kernel/time';
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
  readonly caller: { readonly host: string; readonly origin: string; readonly ip: string };
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
};

/** Implements an endpoint of the contract, which types the input and the response. */
export const handle = <E extends Endpoint>(
  endpoint: E,
  handle: (call: HandlerCall<E>) => Promise<OutputOf<E>>,
  options: Pick<Handler, 'reach'> = {},
): Handler => ({
  endpoint,
  handle: handle as unknown as (call: HandlerCall<Endpoint>) => Promise<unknown>,
  ...options,
});

/** For the few endpoints that speak a foreign protocol: forms, cookies, redirects. */
export const handleNative = (
  endpoint: Endpoint,
  native: (call: NativeCall) => Promise<NativeReply>,
): Handler => ({ endpoint, native });

/** A domain event, published to its handlers after commit. */
export type DomainEvent<N extends string = string, P = Readonly<Record<string, unknown>>> = {
  readonly name: N;
  readonly payload: P;
};

export type EventCall = {
  readonly event: DomainEvent;
  readonly eventId: number;
  readonly db: TenantDb;
  readonly now: Date;
  readonly tenantId: number;
};

export type TaskCall = {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly database: Database;
  readonly tenantId: number;
  readonly now: Date;
  readonly signal: AbortSignal;
};

/** One day's run of a daily task. */
export type DayCall = TaskCall & {
  /** The tenant's day that the run is for; after a downtime this may be a past day. */
  readonly day: LocalDate;
};

/** Work that runs once a day; created by `daily` of `background/daily.ts`. */
export type Daily = {
  /** `HH:mm` in the tenant's zone. */
  readonly at: WallTime;
  readonly run: (call: DayCall) => Promise<void>;
};

/** What a bounded context contributes to the application. */
export type Context = {
  readonly name: string;
  readonly endpoints: readonly Handler[];
  /** Event handlers, each run in its own transaction, exactly once per event. */
  readonly on?: Readonly<Record<string, (call: EventCall) => Promise<void>>>;
  /** Queued tasks by name. They run at least once, so each must be idempotent. */
  readonly tasks?: Readonly<Record<string, (call: TaskCall) => Promise<void>>>;
  /**
   * Queued tasks that wait for external servers. They have workers of their own, so that a slow
   * external server delays no other work.
   */
  readonly callsOut?: Readonly<Record<string, (call: TaskCall) => Promise<void>>>;
  /** Daily tasks by name, run once per tenant and day. */
  readonly daily?: Readonly<Record<string, Daily>>;
  /** Which list topics an event makes stale for open pages. */
  readonly live?: Readonly<Record<string, string>>;
};

export const context = (name: string, plug: Omit<Context, 'name'>): Context => ({ name, ...plug });
