import type { Erasure } from '@waybill/contract/administration/personal-data/endpoints';
import type { ErasureRow } from '../personal-data/sql.ts';
import type { AuditedChangeRow, AuditRow } from './sql.ts';
import type { TaskRow } from '../tasks/sql.ts';
import type { AuditedChange, AuditLog } from '@waybill/contract/administration/audit/shapes';
import type { BackgroundTask } from '@waybill/contract/administration/tasks/shapes';

type Names = ReadonlyMap<number, string>;

const nameIn = (names: Names, id: number | null): string | null =>
  id === null ? null : (names.get(id) ?? null);

export function toAuditLog(row: AuditRow, names: Names): AuditLog {
  const [serviceName = '', methodName = ''] = row.endpoint.split('.');
  return {
    id: row.id,
    userId: row.user_id,
    userName: nameIn(names, row.user_id),
    impersonatorUserId: row.impersonator_id,
    impersonatorUserName: nameIn(names, row.impersonator_id),
    serviceName,
    methodName,
    parameters: row.parameters,
    executionTime: row.at.toISOString(),
    executionDuration: row.duration_ms,
    clientIpAddress: row.ip,
    browserInfo: row.browser,
    requestId: row.request_id,
    exceptionMessage: row.refusal,
    ...(row.refusal_sentence && { exceptionSentence: row.refusal_sentence }),
  };
}

export const toChange = (row: AuditedChangeRow): AuditedChange => ({
  entityType: row.entity_type,
  entityId: row.entity_id,
  changeType: row.change_type,
  propertyChanges: row.changes.map(({ property, before, after }) => ({
    propertyName: property,
    originalValue: before,
    newValue: after,
  })),
});

export const toTask = (row: TaskRow, names: Names): BackgroundTask => ({
  id: row.id,
  name: row.name,
  state: row.state,
  concerns: concernsOf(row.payload),
  attempts: row.attempts,
  maxAttempts: row.max_attempts,
  lastError: row.last_error,
  creationTime: row.created_at.toISOString(),
  nextTime: row.next_at.toISOString(),
  discardReason: row.reason,
  discardedBy: nameIn(names, row.discarded_by),
});

/** Only numbers and days: queued e-mails may contain links that are secret. */
const concernsOf = (payload: TaskRow['payload']): BackgroundTask['concerns'] =>
  Object.fromEntries(
    Object.entries(payload).filter(
      (entry): entry is [string, string | number] => entry[0] !== 'tenantId' && isPlain(entry[1]),
    ),
  );

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));

export const toErasure = (row: ErasureRow, names: Names): Erasure => ({
  id: row.id,
  subject: row.subject,
  subjectId: row.subject_id,
  reason: row.reason,
  requestedBy: nameIn(names, row.requested_by),
  requestedTime: row.requested_at.toISOString(),
  doneTime: row.done_at?.toISOString() ?? null,
  rowCount: row.changed && Object.values(row.changed).reduce((sum, count) => sum + count, 0),
});
