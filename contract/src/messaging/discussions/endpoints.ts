import { z } from 'zod';
import { Choice } from '../../lookups/shapes.ts';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { messagingProblems as refusals } from '../problems.ts';
import * as inputs from './inputs.ts';
import { Comment, Discussion, SuggestedUser } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';
import type { RecordKind } from '../../shared/record-kinds.ts';

const byId = <K extends RecordKind>(kind: K) => z.object({ id: guidOf(kind) });

const saved = z.object({ id: Guid });

const nothing = z.null();

export const getComment = endpoint({
  path: '/api/communication/comment/get-comment',
  access: 'Communication.View',
  summary: 'One comment.',
  input: byId('comment'),
  output: Comment,
  problems: [refusals.CommentNotFound],
});

export const getCommentStatus = endpoint({
  path: '/api/communication/comment/get-comment-status',
  access: 'signedIn',
  summary: 'The states of a comment.',
  output: itemsOf(Choice),
});

export const getDiscussionComments = endpoint({
  path: '/api/communication/comment/get-discussion-comments',
  access: 'Communication.View',
  summary: 'The comments of one discussion, newest last; of all where none is named.',
  input: z.object({ discussionid: guidOf('discussion').optional(), ...listInput }),
  output: pageOf(Comment),
  problems: [refusals.DiscussionNotFound],
  rowsAreEdited: true,
});

export const getComments = endpoint({
  path: '/api/communication/comment/get-comments',
  access: 'Communication.View',
  summary: 'The comments of all discussions, newest first.',
  input: z.object(listInput),
  output: pageOf(Comment),
});

export const createComment = endpoint({
  method: 'POST',
  path: '/api/communication/comment/create-comment',
  access: 'Communication.Create',
  summary: 'Writes into a discussion.',
  input: z.object({ comment: inputs.CommentToCreate }),
  output: saved,
  problems: [refusals.DiscussionNotFound, refusals.DiscussionClosed, refusals.TaggedRecordNotFound],
});

export const updateComment = endpoint({
  method: 'PUT',
  path: '/api/communication/comment/update-comment',
  access: 'Communication.Create',
  summary: 'Changes what was written, soon after it was.',
  input: z.object({ comment: inputs.CommentToUpdate, ...revision }),
  output: saved,
  problems: [
    refusals.CommentNotFound,
    refusals.CommentDeleted,
    refusals.TooLateToChange,
    refusals.TaggedRecordNotFound,
  ],
  replaces: {
    read: getComment,
    argsOf: ({ comment: { id } }) => ({ id }),
  },
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/communication/comment/delete-comment',
  access: 'Communication.Create',
  summary: 'Takes back what was written; that something was written stays.',
  input: byId('comment'),
  output: nothing,
  problems: [refusals.CommentNotFound, refusals.TooLateToChange],
});

export const getCommentVisibilityLevel = endpoint({
  path: '/api/communication/comment/get-comment-visibility-level',
  access: 'signedIn',
  summary: 'Who may read a comment: the levels the caller may write for.',
  output: itemsOf(Choice),
});

export const getDiscussionType = endpoint({
  path: '/api/communication/discussion/get-discussion-type',
  access: 'signedIn',
  summary: 'What discussions are about.',
  output: itemsOf(Choice),
});

export const getDiscussionStatus = endpoint({
  path: '/api/communication/discussion/get-discussion-status',
  access: 'signedIn',
  summary: 'The states of a discussion.',
  output: itemsOf(Choice),
});

export const getDiscussion = endpoint({
  path: '/api/communication/discussion/get-discussion',
  access: 'Communication.View',
  summary: 'One discussion with its comments, newest last.',
  input: byId('discussion'),
  output: Discussion,
  problems: [refusals.DiscussionNotFound],
});

export const getDiscussions = endpoint({
  path: '/api/communication/discussion/get-discussions',
  access: 'Communication.View',
  summary: 'Discussions the caller takes part in, each with its newest comment.',
  input: z.object(listInput),
  output: pageOf(Discussion),
});

export const createDiscussion = endpoint({
  method: 'POST',
  path: '/api/communication/discussion/create-discussion',
  access: 'Communication.Create',
  summary: 'Starts a discussion, about a record or about nothing in particular.',
  input: z.object({ discussion: inputs.DiscussionToCreate }),
  output: saved,
  problems: [refusals.TaggedRecordNotFound],
});

export const updateDiscussion = endpoint({
  method: 'PUT',
  path: '/api/communication/discussion/update-discussion',
  access: 'Communication.Create',
  summary: 'Moves a discussion to another state, or corrects its topic and type.',
  input: z.object({ discussion: inputs.DiscussionToUpdate, ...revision }),
  output: saved,
  problems: [refusals.DiscussionNotFound, refusals.TooLateToChange],
  replaces: {
    read: getDiscussion,
    argsOf: ({ discussion: { id } }) => ({ id }),
  },
});

export const deleteDiscussion = endpoint({
  method: 'DELETE',
  path: '/api/communication/discussion/delete-discussion',
  access: 'Communication.Create',
  summary: 'Closes a discussion and hides it.',
  input: byId('discussion'),
  output: nothing,
  problems: [refusals.DiscussionNotFound, refusals.TooLateToChange],
});

export const markDiscussionRead = endpoint({
  method: 'POST',
  path: '/api/communication/discussion/mark-read',
  access: 'Communication.View',
  summary: 'Remembers that the caller has read a discussion as far as it goes.',
  input: byId('discussion'),
  output: nothing,
  problems: [refusals.DiscussionNotFound],
});

export const suggestUsers = endpoint({
  path: '/api/communication/tag/suggest-users',
  access: 'Communication.View',
  summary: 'People who can be tagged, by a part of their name: at most ten.',
  input: z.object({
    search: inputs.search,
    /** Only users who can be tagged in this discussion. */
    discussionid: guidOf('discussion').optional(),
    /** Only users who can be tagged where a discussion about this record begins. */
    entitytype: inputs.EntityToTag.shape.entitytype.optional(),
    entityid: inputs.EntityToTag.shape.entityid.optional(),
    sorting: listInput.sorting,
    skipCount: listInput.skipCount,
    maxResultCount: listInput.maxResultCount,
  }),
  output: itemsOf(SuggestedUser),
  problems: [refusals.DiscussionNotFound, refusals.TaggedRecordNotFound],
});
