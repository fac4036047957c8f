import { customerLevels, visibilityLevels } from '@waybill/contract/messaging/discussions/choices';
import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { choiceOf } from '../domain/choice.ts';

export const getCommentVisibilityLevel = handle(
  contract.getCommentVisibilityLevel,
  async ({ actor }) => ({
    items: (actor.customerId === null ? visibilityLevels : customerLevels).map(choiceOf),
  }),
);
