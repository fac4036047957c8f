import { assistantHeader, assistantModeOf } from '@waybill/contract/assistant-tools';
import { type Endpoint, writes } from '@waybill/contract/endpoint';
import { generalProblems, Problem } from '@waybill/contract/problem';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import { TurnedAway } from './authenticate.ts';

/** True for requests that an assistant makes for its user: each leaves an audit entry. */
export const isOfAssistant = (request: FastifyRequest): boolean =>
  request.headers[assistantHeader] !== undefined;

/**
 * Refuses a write by an assistant whose user did not allow it.
 * @throws {Problem} AssistantReadsOnly
 */
export function refuseWriteInReadMode(endpoint: Endpoint, { headers }: FastifyRequest): void {
  if (assistantModeOf(headers[assistantHeader]) === 'read' && writes(endpoint)) {
    throw new Problem(generalProblems.AssistantReadsOnly);
  }
}

/**
 * Returns the caller whose refusal must be audited: a user without the permission, or an assistant
 * refused for any reason except the rate limit; null for none.
 */
export function refusedCaller(
  error: unknown,
  actor: Actor | null,
  request: FastifyRequest,
): Actor | null {
  const caller = error instanceof TurnedAway ? error.actor : actor;
  if (caller === null || caller.kind === 'guest') return null;
  if (isOfAssistant(request)) return isTooFast(error) ? null : caller;
  return error instanceof TurnedAway && caller.userId !== null ? caller : null;
}

const isTooFast = (error: unknown): boolean =>
  error instanceof Problem && error.definition.status === 429;
