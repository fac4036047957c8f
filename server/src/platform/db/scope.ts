/**
 * On whose behalf a transaction runs. The database itself refuses every row outside it:
 * `customerId` is a customer's number, `all` for staff and background tasks, 0 for guests.
 */
export type Scope = {
  readonly tenantId: number;
  readonly customerId: number | 'all';
  readonly userId: number | null;
  readonly impersonatorId: number | null;
  readonly requestId: string;
};

/** The scope of a background task: the tenant's own work, for no user in particular. */
export const systemScope = (tenantId: number, requestId = 'system'): Scope => ({
  tenantId,
  customerId: 'all',
  userId: null,
  impersonatorId: null,
  requestId,
});

/**
 * `begin` and the settings that row-level security reads, in one message. Their values come back as
 * one column: nobody reads it, and each column more costs both ends.
 */
export const openingStatement = (scope: Scope): string =>
  `begin; select ${[
    set('tenant_id', whole(scope.tenantId)),
    set('customer_id', settingOfCustomer(scope.customerId)),
    set('user_id', scope.userId === null ? '' : whole(scope.userId)),
    set('impersonator_id', scope.impersonatorId === null ? '' : whole(scope.impersonatorId)),
    set('request_id', scope.requestId.replace(/[^\w.-]/g, '')),
  ].join('||')}`;

const set = (name: string, value: string): string => `set_config('app.${name}','${value}',true)`;

/** Whose rows a transaction sees, as the database reads it. */
export const settingOfCustomer = (customerId: Scope['customerId']): string =>
  customerId === 'all' ? 'all' : whole(customerId);

function whole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return String(value);
}
