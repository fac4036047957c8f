import type { AnswerOf, Endpoint, InputOf } from '@waybill/contract/endpoint';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { WallTime } from '@waybill/kernel/time';
import type { Database, TenantDb } from './db/database.ts';
import type { Actor } from './http/actor.ts';
import type { NativeCall, NativeReply } from './http/native.ts';

/** A file that came with a request, whole. */
export type Upload = {
  readonly fileName: string;
  readonly fileType: string;
  readonly bytes: Buffer;
};

/** What a handler is given. */
export type Call<E extends Endpoint> = {
  readonly input: InputOf<E>;
  readonly actor: Actor;
  readonly db: TenantDb;
  readonly now: Date;
  readonly upload: Upload | null;
  readonly caller: { readonly host: string; readonly origin: string; readonly ip: string };
};

/** One endpoint's promise and how it is kept. */
export type Handler = {
  readonly promise: Endpoint;
  readonly keep?: (call: Call<Endpoint>) => Promise<unknown>;
  readonly native?: (call: NativeCall) => Promise<NativeReply>;
  /** Guests see no customer's rows; `tenant` lifts that where the handler itself proves the right. */
  readonly reach?: 'tenant';
};

/** Keeps a promise of the contract; input and answer are typed by it. */
export const handle = <E extends Endpoint>(
  promise: E,
  keep: (call: Call<E>) => Promise<AnswerOf<E>>,
  options: Pick<Handler, 'reach'> = {},
): Handler => ({
  promise,
  keep: keep as unknown as (call: Call<Endpoint>) => Promise<unknown>,
  ...options,
});

/** For the few calls that speak a foreign protocol: forms, cookies, redirects. */
export const handleNative = (
  promise: Endpoint,
  native: (call: NativeCall) => Promise<NativeReply>,
): Handler => ({ promise, native });

/** Something that happened, told to whoever listens, after commit. */
export type Fact<N extends string = string, P = Readonly<Record<string, unknown>>> = {
  readonly name: N;
  readonly payload: P;
};

export type Heard = {
  readonly fact: Fact;
  readonly factId: number;
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
  /** The tenant's day that the run is for; after a downtime not today. */
  readonly day: LocalDate;
};

/** Work that comes once a day; made by `daily` of `background/daily.ts`. */
export type Daily = {
  /** `HH:mm` in the tenant's zone. */
  readonly at: WallTime;
  readonly run: (call: DayCall) => Promise<void>;
};

/** What a bounded context plugs into the application. */
export type Context = {
  readonly name: string;
  readonly endpoints: readonly Handler[];
  /** Reactions to facts, each in its own transaction, each exactly once per fact. */
  readonly hears?: Readonly<Record<string, (heard: Heard) => Promise<void>>>;
  /** Queued work by name; at least once, so each must bear being run twice. */
  readonly tasks?: Readonly<Record<string, (call: TaskCall) => Promise<void>>>;
  /**
   * Queued work that waits for servers of strangers. It has workers of its own: where those servers are
   * slow, nobody else's work stands behind them.
   */
  readonly callsOut?: Readonly<Record<string, (call: TaskCall) => Promise<void>>>;
  /** Work of every day by name, once per tenant and day. */
  readonly daily?: Readonly<Record<string, Daily>>;
  /** Which list topics a fact makes stale for open pages. */
  readonly live?: Readonly<Record<string, string>>;
};

export const context = (name: string, plug: Omit<Context, 'name'>): Context => ({ name, ...plug });
