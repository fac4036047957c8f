import type { FastifyRequest } from 'fastify';
import { english, type Message } from '@waybill/contract/sentence';
import { sql } from 'kysely';
import type { TenantDb } from '../db/database.ts';
import type { Actor } from './actor.ts';
import { isOfAssistant } from './assistant-calls.ts';

const parametersMax = 4096;
const refusalMax = 1024;
const secretNames = /password|secret|token|nonce|apikey|privatekey/i;

export type AuditEntry = {
  readonly actor: Pick<Actor, 'tenantId' | 'userId' | 'impersonatorId'>;
  readonly endpoint: string;
  readonly input: unknown;
  readonly requestId: string;
  readonly ip: string;
  readonly browser: string;
  readonly at: Date;
  readonly duration_ms: number;
  /** Why the command was refused; absent if it succeeded. */
  readonly refusal?: Message;
};

/**
 * Writes an audit entry in the transaction of the command itself, so that no command commits
 * without its entry; also records refusals.
 */
export function recordAudit(db: TenantDb, entry: AuditEntry): void {
  db.later(sql`
    insert into platform.audit (
      tenant_id, user_id, impersonator_id, endpoint, parameters, request_id, ip, browser, at,
      duration_ms, refusal, refusal_sentence
    ) values (
      ${entry.actor.tenantId}, ${entry.actor.userId}, ${entry.actor.impersonatorId},
      ${entry.endpoint},
      ${parametersText(entry.input)}, ${entry.requestId}, ${entry.ip.slice(0, 64)},
      ${entry.browser.slice(0, 512)}, ${entry.at}, ${Math.round(entry.duration_ms)},
      ${entry.refusal === undefined ? null : english(entry.refusal).slice(0, refusalMax)},
      ${typeof entry.refusal === 'object' ? JSON.stringify(entry.refusal) : null}
    )
  `);
}

/** Writes the entries of one caller's calls of an endpoint by one statement. */
export function recordAudits(db: TenantDb, entries: readonly AuditEntry[]): void {
  const [first] = entries;
  if (first === undefined) return;
  const { tenantId, userId, impersonatorId } = first.actor;
  db.later(sql`
    insert into platform.audit (
      tenant_id, user_id, impersonator_id, endpoint, parameters, request_id, ip, browser, at,
      duration_ms
    )
    select ${tenantId}, ${userId}::bigint, ${impersonatorId}::bigint, ${first.endpoint}, called.*
    from unnest(
      ${entries.map(({ input }) => parametersText(input))}::text[],
      ${entries.map(({ requestId }) => requestId)}::text[],
      ${entries.map(({ ip }) => ip.slice(0, 64))}::text[],
      ${entries.map(({ browser }) => browser.slice(0, 512))}::text[],
      ${entries.map(({ at }) => at)}::timestamptz[],
      ${entries.map((entry) => Math.round(entry.duration_ms))}::integer[]
    ) as called
  `);
}

/** Returns the caller's user agent; calls by an assistant are marked at the start. */
export function browserOf(request: FastifyRequest): string {
  const name = String(request.headers['user-agent'] ?? '');
  return isOfAssistant(request) ? `Assistant (MCP) ${name}`.trimEnd() : name;
}

/** Returns the parameters as JSON without secrets, truncated with "..." if they are long. */
export function parametersText(input: unknown): string {
  const text = JSON.stringify(input ?? {}, (name, value: unknown) =>
    secretNames.test(name) && value !== null ? '********' : value,
  ).replaceAll('\\u0000', '');
  return text.length > parametersMax ? `${text.slice(0, parametersMax - 3)}...` : text;
}
