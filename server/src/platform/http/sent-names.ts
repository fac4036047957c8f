import type { FailureEnvelope } from '@waybill/contract/envelope';
import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'body' | 'query'>;

/**
 * Returns a refusal that names members as the client spelled them (decisions X-24), such as
 * `Role.DISPLAYNAME`. Members that were not sent keep the contract's name.
 */
export function inSentNames(envelope: FailureEnvelope, { body, query }: Sent): FailureEnvelope {
  const { error } = envelope;
  if (error.validationErrors === null) return envelope;
  const sent = { ...asRecord(query), ...asRecord(body) };
  const validationErrors = error.validationErrors.map((each) => ({
    ...each,
    members: each.members?.map((member) => spelledAsIn(sent, member)) ?? null,
  }));
  return { ...envelope, error: { ...error, validationErrors } };
}

/** Returns `role.name` or `items[0].weight`, with each step in the spelling of `sent`. */
function spelledAsIn(sent: unknown, member: string): string {
  let at = sent;
  return member.replaceAll(/[^.[\]]+/g, (step) => {
    const inside = asRecord(at);
    const isThere = Object.hasOwn(inside, step);
    const name = isThere ? step : (Object.keys(inside).find((key) => sameName(key, step)) ?? step);
    at = inside[name];
    return name;
  });
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
