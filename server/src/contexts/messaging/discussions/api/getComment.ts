import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toComment } from '../domain/mappers.ts';
import { comment } from '../sql/comments.ts';

export const getComment = handle(contract.getComment, async ({ input: { id }, db }) =>
  toComment(found(await comment(db, id), messagingProblems.CommentNotFound, { id })),
);
