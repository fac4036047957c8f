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
  summary: 'Returns one comment.',
  input: byId('comment'),
  output: Comment,
  problems: [refusals.CommentNotFound],
});

export const getCommentStatus = endpoint({
  path: '/api/communication/comment/get-comment-status',
  access: 'signedIn',
  summary: 'Returns the statuses of comments.',
  output: itemsOf(Choice),
});

export const getDiscussionComments = endpoint({
  path: '/api/communication/comment/get-discussion-comments',
  access: 'Communication.View',
  summary: 'Returns the comments of a discussion, or of all, newest last.',
  input: z.object({ discussionid: guidOf('discussion').optional(), ...listInput }),
  output: pageOf(Comment),
  problems: [refusals.DiscussionNotFound],
  rowsAreEdited: true,
});

export const getComments = endpoint({
  path: '/api/communication/comment/get-comments',
  access: 'Communication.View',
  summary: 'Returns the comments of all discussions, newest first.',
  input: z.object(listInput),
  output: pageOf(Comment),
});

export const createComment = endpoint({
  method: 'POST',
  path: '/api/communication/comment/create-comment',
  access: 'Communication.Create',
  summary: 'Adds a comment to a discussion.',
  input: z.object({ comment: inputs.CommentToCreate }),
  output: saved,
  problems: [refusals.DiscussionNotFound, refusals.DiscussionClosed, refusals.TaggedRecordNotFound],
});

export const updateComment = endpoint({
  method: 'PUT',
  path: '/api/communication/comment/update-comment',
  access: 'Communication.Create',
  summary: 'Edits a comment within a short time after it was written.',
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
  summary: 'Deletes the text of a comment; the comment itself stays, empty.',
  input: byId('comment'),
  output: nothing,
  problems: [refusals.CommentNotFound, refusals.TooLateToChange],
});

export const getCommentVisibilityLevel = endpoint({
  path: '/api/communication/comment/get-comment-visibility-level',
  access: 'signedIn',
  summary: 'Returns the visibility levels that the caller may use for comments.',
  output: itemsOf(Choice),
});

export const getDiscussionType = endpoint({
  path: '/api/communication/discussion/get-discussion-type',
  access: 'signedIn',
  summary: 'Returns the types of discussions.',
  output: itemsOf(Choice),
});

export const getDiscussionStatus = endpoint({
  path: '/api/communication/discussion/get-discussion-status',
  access: 'signedIn',
  summary: 'Returns the statuses of discussions.',
  output: itemsOf(Choice),
});

export const getDiscussion = endpoint({
  path: '/api/communication/discussion/get-discussion',
  access: 'Communication.View',
  summary: 'Returns one discussion with its comments, newest last.',
  input: byId('discussion'),
  output: Discussion,
  problems: [refusals.DiscussionNotFound],
});

export const getDiscussions = endpoint({
  path: '/api/communication/discussion/get-discussions',
  access: 'Communication.View',
  summary: "Returns the caller's discussions, each with its newest comment.",
  input: z.object(listInput),
  output: pageOf(Discussion),
});

export const createDiscussion = endpoint({
  method: 'POST',
  path: '/api/communication/discussion/create-discussion',
  access: 'Communication.Create',
  summary: 'Starts a discussion, with or without a related record.',
  input: z.object({ discussion: inputs.DiscussionToCreate }),
  output: saved,
  problems: [refusals.TaggedRecordNotFound],
});

export const updateDiscussion = endpoint({
  method: 'PUT',
  path: '/api/communication/discussion/update-discussion',
  access: 'Communication.Create',
  summary: 'Updates the status, topic or type of a discussion.',
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
  summary: 'Marks a discussion as read by the caller, up to its newest comment.',
  input: byId('discussion'),
  output: nothing,
  problems: [refusals.DiscussionNotFound],
});

export const suggestUsers = endpoint({
  path: '/api/communication/tag/suggest-users',
  access: 'Communication.View',
  summary: 'Returns people who can be tagged, by part of their name; at most ten.',
  input: z.object({
    search: inputs.search,
    /** Only users who can be tagged in this discussion. */
    discussionid: guidOf('discussion').optional(),
    /** Only users who can be tagged in a new discussion about this record. */
    entitytype: inputs.EntityToTag.shape.entitytype.optional(),
    entityid: inputs.EntityToTag.shape.entityid.optional(),
    sorting: listInput.sorting,
    skipCount: listInput.skipCount,
    maxResultCount: listInput.maxResultCount,
  }),
  output: itemsOf(SuggestedUser),
  problems: [refusals.DiscussionNotFound, refusals.TaggedRecordNotFound],
});
