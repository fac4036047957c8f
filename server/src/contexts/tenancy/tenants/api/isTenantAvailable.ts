import { handle } from '#platform/context.ts';
import { bareHost } from '#platform/http/authenticate.ts';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { stateOf } from '../domain.ts';
import type { TenantDirectory } from '../../public.ts';

export const isTenantAvailable = (directory: TenantDirectory) =>
  handle(contract.isTenantAvailable, async ({ input, caller }) => {
    const tenant = await directory.tenantOfHost(bareHost(input.tenancyName));
    const isOpen = tenant !== null && tenant.isActive;
    return {
      state: stateOf(tenant),
      tenantId: isOpen ? tenant.id : null,
      tenantGuid: isOpen ? tenant.guid : null,
      serverRootAddress: isOpen ? `${caller.origin}/` : null,
    };
  });
