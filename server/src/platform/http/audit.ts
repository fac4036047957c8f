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
export const recordAudit = (db: TenantDb, entry: AuditEntry): void => recordAudits(db, [entry]);

/** The same of several commands of one transaction, by one statement. */
export function recordAudits(db: TenantDb, entries: readonly AuditEntry[]): void {
  const of = <Value>(value: (entry: AuditEntry) => Value): readonly Value[] => entries.map(value);
  db.later(sql`
    insert into platform.audit (
      tenant_id, user_id, impersonator_id, endpoint, parameters, request_id, ip, browser, at,
      duration_ms, refusal, refusal_sentence
    )
    select * from unnest(
      ${of(({ actor }) => actor.tenantId)}::bigint[],
      ${of(({ actor }) => actor.userId)}::bigint[],
      ${of(({ actor }) => actor.impersonatorId)}::bigint[],
      ${of(({ endpoint }) => endpoint)}::text[],
      ${of(({ input }) => parametersText(input))}::text[],
      ${of(({ requestId }) => requestId)}::text[],
      ${of(({ ip }) => ip.slice(0, 64))}::text[],
      ${of(({ browser }) => browser.slice(0, 512))}::text[],
      ${of(({ at }) => at)}::timestamptz[],
      ${of((entry) => Math.round(entry.duration_ms))}::integer[],
      ${of(({ refusal }) => refusalText(refusal))}::text[],
      ${of(({ refusal }) => sentenceText(refusal))}::jsonb[]
    )
  `);
}

const refusalText = (refusal: Message | undefined): string | null =>
  refusal === undefined ? null : english(refusal).slice(0, refusalMax);

const sentenceText = (refusal: Message | undefined): string | null =>
  typeof refusal === 'object' ? JSON.stringify(refusal) : null;

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
