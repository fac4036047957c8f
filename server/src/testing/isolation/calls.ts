import { allEndpoints } from '@waybill/contract/all';
import type { Endpoint } from '@waybill/contract/endpoint';
import { type CallWithIds, idMembersOf } from './id-members.ts';
import { inputOf } from './records.ts';

/** External protocols, whose tokens are not records. */
const isForeignProtocol = ({ path }: Endpoint): boolean =>
  path.startsWith('/api/auth/') || path === '/token';

let names = 0;
const freshName = (): string => `ISLE-${(names += 1)}`;

/** Every call of the contract with its members that name records. */
export const allCalls: readonly CallWithIds[] = Object.entries(allEndpoints).flatMap(
  ([context, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, endpoint]) => !isForeignProtocol(endpoint))
      .map(([name, endpoint]) => ({
        title: `${context}.${name}`,
        endpoint,
        members: idMembersOf(name, endpoint),
        base: () => inputOf(context, name, freshName()),
      })),
);

export const callsWithIds = allCalls.filter(({ members }) => members.length > 0);
