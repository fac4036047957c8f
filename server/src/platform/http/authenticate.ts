import { joined, sentence } from '@waybill/contract/sentence';
import type { Access } from '@waybill/contract/endpoint';
import { generalProblems, Problem } from '@waybill/contract/problem';
import type { FastifyRequest } from 'fastify';
import { type Actor, guestOf, mayCall } from './actor.ts';

export type TenantOfHost = {
  readonly id: number;
  readonly guid: string;
  readonly isActive: boolean;
};

/** A plain value if it is cached, a promise if it has to be looked up. */
export type Soon<T> = T | Promise<T>;

/** The lookups that authentication needs from the contexts that own tenants and users. */
export type Doorkeeper = {
  tenantOfHost(host: string): Soon<TenantOfHost | null>;
  tenantById(id: number): Soon<TenantOfHost | null>;
  /**
   * Returns the actor of an access token or API key of this tenant; null if it is not (or no
   * longer) valid.
   */
  actorOf(token: string, now: Date, tenantId: number | undefined): Soon<Actor | null>;
};

/** Header names that may carry the tenant's number (decisions X-01). */
const tenantHeaders = ['abp.tenantid', 'abp-tenantid', '__tenant'] as const;

/**
 * Authenticates and authorises a caller. The token's tenant wins; a host or header of another
 * tenant is refused (decisions ). A missing sign-in gives 401, a missing permission 403.
 * @throws {Problem}
 */
export async function letIn(
  authenticate: Doorkeeper,
  { request, access, now }: { request: FastifyRequest; access: Access; now: Date },
): Promise<Actor> {
  const token = access === 'none' ? null : tokenOf(request);
  const header = tenantHeaderOf(request);
  const byHost = await authenticate.tenantOfHost(hostOf(request));
  const actor =
    token === null ? null : await authenticate.actorOf(token, now, byHost?.id ?? header);
  if (actor === null && (token !== null || !openAccess.has(access))) {
    throw new Problem(generalProblems.NotSignedIn);
  }
  const id = tenantIdOf(byHost, header, actor);
  const tenant = byHost ?? (id === undefined ? null : await authenticate.tenantById(id));
  return admit(tenant, actor, access);
}

const openAccess: ReadonlySet<Access> = new Set<Access>(['none', 'guest', 'optional']);

/** @throws {Problem} TenantRequired, TenantNotActive, NotPermitted. */
function admit(tenant: TenantOfHost | null, actor: Actor | null, access: Access): Actor {
  if (tenant === null) {
    if (access === 'none') return guestOf(0);
    throw new Problem(generalProblems.TenantRequired);
  }
  if (!tenant.isActive && access !== 'none') throw new Problem(generalProblems.TenantNotActive);
  if (actor === null) return guestOf(tenant.id);
  if (!mayCall(actor, access)) throw new TurnedAway(actor, notPermitted(access));
  return actor;
}

/** @throws {Problem} TenantMismatch if token, host and header name different tenants. */
function tenantIdOf(
  byHost: TenantOfHost | null,
  header: number | undefined,
  actor: Actor | null,
): number | undefined {
  const id = actor?.tenantId ?? byHost?.id ?? header;
  if ((byHost?.id ?? id) !== id || (header ?? id) !== id) {
    throw new Problem(generalProblems.TenantMismatch);
  }
  return id;
}

function tenantHeaderOf(request: FastifyRequest): number | undefined {
  for (const name of tenantHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  }
  return undefined;
}

const bearer = 'bearer ';

/** API clients send their key instead of a token (decisions T-06). */
function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  const key = request.headers['x-api-key'];
  if (header === undefined && typeof key === 'string') return key;
  if (header === undefined) return null;
  const isBearer = header.slice(0, bearer.length).toLowerCase() === bearer;
  return isBearer ? header.slice(bearer.length).trim() : '';
}

/** Returns the host name of the page: lower case, without port and trailing dot. */
export const hostOf = (request: FastifyRequest): string => bareHost(request.host ?? '');

export const bareHost = (host: string): string =>
  host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** An authenticated caller without the required permission. */
export class TurnedAway extends Problem {
  readonly actor: Actor;

  constructor(actor: Actor, { definition, message, sentence, details, values }: Problem) {
    super(definition, {
      message: sentence ?? message,
      values,
      ...(details === null ? {} : { details }),
    });
    this.actor = actor;
  }
}

/** Adds the refused caller to a refusal, if known; other errors are returned unchanged. */
export const turnedAway = (actor: Actor | null, error: unknown): unknown =>
  actor !== null && error instanceof Problem && error.definition.status === 403
    ? new TurnedAway(actor, error)
    : error;

const notPermitted = (access: string): Problem =>
  new Problem(generalProblems.NotPermitted, {
    message: joined([
      'Required permissions are not granted.',
      sentence('At least one of these permissions must be granted: {permissions}', {
        permissions: access,
      }),
    ]),
    values: { access },
  });
