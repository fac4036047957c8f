import { discussionTypes } from '@waybill/contract/messaging/discussions/choices';
import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { choiceOf } from '../domain/choice.ts';

export const getDiscussionType = handle(contract.getDiscussionType, async () => ({
  items: discussionTypes.map(choiceOf),
}));
