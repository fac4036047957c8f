/**
 * The tenant and customer that a transaction runs for. The database itself refuses every row
 * outside it: `customerId` is a customer's number, `all` for staff and background tasks, 0 for
 * guests.
 */
export type Scope = {
  readonly tenantId: number;
  readonly customerId: number | 'all';
  readonly userId: number | null;
  readonly impersonatorId: number | null;
  readonly requestId: string;
};

/** Returns the scope of a background task: the tenant as a whole, without a particular user. */
export const systemScope = (tenantId: number, requestId = 'system'): Scope => ({
  tenantId,
  customerId: 'all',
  userId: null,
  impersonatorId: null,
  requestId,
});

/** The isolation of a transaction that writes; `serializable` fails where others wrote since. */
export type WritingMode = 'read write' | 'serializable';

/** The mode of a PostgreSQL transaction. */
export type Mode = WritingMode | 'read only';

const beginning: Readonly<Record<Mode, string>> = {
  'read write': 'begin read write',
  'read only': 'begin read only',
  serializable: 'begin isolation level serializable',
};

/**
 * Returns `begin` and the settings for row-level security in one message. The values are returned
 * as one column, because nothing reads them and every further column costs both sides.
 */
export const openingStatement = (
  scope: Scope,
  mode: Mode,
  { isShard, isPooled }: ConnectionTarget = { isShard: false, isPooled: false },
): string =>
  `${beginning[mode]}; select ${[
    set('tenant_id', whole(scope.tenantId)),
    set('customer_id', settingOfCustomer(scope.customerId)),
    set('user_id', scope.userId === null ? '' : whole(scope.userId)),
    set('impersonator_id', scope.impersonatorId === null ? '' : whole(scope.impersonatorId)),
    set('request_id', scope.requestId.replace(/[^\w.-]/g, '')),
    ...(isPooled ? timeouts : []),
    ...(isShard ? [`platform.enter_shard('${mode}')`] : []),
  ].join('||')}`;

/** Where a connection leads. */
export type ConnectionTarget = {
  /** One of several shards, which refuses a tenant that it does not hold. */
  readonly isShard: boolean;
  /** A pooler, which takes no settings of a connection. */
  readonly isPooled: boolean;
};

/** In milliseconds. */
export const statementTimeout_ms = 30_000;

const timeouts = ['statement_timeout', 'idle_in_transaction_session_timeout'].map(
  (name) => `set_config('${name}','${statementTimeout_ms}',true)`,
);

const set = (name: string, value: string): string => `set_config('app.${name}','${value}',true)`;

/** Returns the rows a transaction can see, as a database setting. */
export const settingOfCustomer = (customerId: Scope['customerId']): string =>
  customerId === 'all' ? 'all' : whole(customerId);

function whole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return String(value);
}
