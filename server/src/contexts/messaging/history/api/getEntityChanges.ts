import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { changesPage } from '../changes.ts';

export const getEntityChanges = handle(contract.getEntityChanges, ({ input, actor, db }) =>
  changesPage(db, actor, input),
);
