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
export function openingStatement(scope: Scope): string {
  const settings = [
    ['app.tenant_id', whole(scope.tenantId)],
    ['app.customer_id', settingOfCustomer(scope.customerId)],
    ['app.user_id', scope.userId === null ? '' : whole(scope.userId)],
    ['app.impersonator_id', scope.impersonatorId === null ? '' : whole(scope.impersonatorId)],
    ['app.request_id', scope.requestId.replace(/[^\w.-]/g, '')],
  ];
  const calls = settings.map(([name, value]) => `set_config('${name}','${value}',true)`);
  return `begin; select ${calls.join('||')}`;
}

/** Whose rows a transaction sees, as the database reads it. */
export const settingOfCustomer = (customerId: Scope['customerId']): string =>
  customerId === 'all' ? 'all' : whole(customerId);

function whole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return String(value);
}
