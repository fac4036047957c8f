import * as contract from '@waybill/contract/administration/endpoints';
import { assistantToolsOf } from '@waybill/contract/assistant-tools';
import { writes } from '@waybill/contract/endpoint';
import { handle } from '#platform/context.ts';
import { mayCall } from '#platform/http/actor.ts';

export const getAssistantTools = handle(contract.getAssistantTools, async ({ actor }) => ({
  items: assistantToolsOf('write').map(({ name, endpoint }) => ({
    name,
    summary: endpoint.summary,
    writes: writes(endpoint),
    isAllowed: mayCall(actor, endpoint.access),
  })),
}));
