import { context } from '#platform/context.ts';
import { createComment } from './api/createComment.ts';
import { createDiscussion } from './api/createDiscussion.ts';
import { deleteComment } from './api/deleteComment.ts';
import { deleteDiscussion } from './api/deleteDiscussion.ts';
import { getComment } from './api/getComment.ts';
import { getComments } from './api/getComments.ts';
import { getCommentStatus } from './api/getCommentStatus.ts';
import { getCommentVisibilityLevel } from './api/getCommentVisibilityLevel.ts';
import { getDiscussion } from './api/getDiscussion.ts';
import { getDiscussionComments } from './api/getDiscussionComments.ts';
import { getDiscussions } from './api/getDiscussions.ts';
import { getDiscussionStatus } from './api/getDiscussionStatus.ts';
import { getDiscussionType } from './api/getDiscussionType.ts';
import { suggestUsers } from './api/suggestUsers.ts';
import { createTemplate } from './api/createTemplate.ts';
import { deleteTemplates } from './api/deleteTemplates.ts';
import { getTemplate } from './api/getTemplate.ts';
import { getTemplates } from './api/getTemplates.ts';
import { getTemplateTypeFields } from './api/getTemplateTypeFields.ts';
import { getTemplateTypes } from './api/getTemplateTypes.ts';
import { updateTemplate } from './api/updateTemplate.ts';
import { updateComment } from './api/updateComment.ts';
import { updateDiscussion } from './api/updateDiscussion.ts';

export const messaging = context('messaging', {
  endpoints: [
    createComment,
    createDiscussion,
    deleteComment,
    deleteDiscussion,
    getComment,
    getComments,
    getCommentStatus,
    getCommentVisibilityLevel,
    getDiscussion,
    getDiscussionComments,
    getDiscussions,
    getDiscussionStatus,
    getDiscussionType,
    suggestUsers,
    createTemplate,
    deleteTemplates,
    getTemplate,
    getTemplates,
    getTemplateTypeFields,
    getTemplateTypes,
    updateTemplate,
    updateComment,
    updateDiscussion,
  ],
  live: {
    'discussion.created': 'messaging',
    'discussion.changed': 'messaging',
    'discussion.deleted': 'messaging',
    'comment.created': 'messaging',
    'comment.changed': 'messaging',
    'template.changed': 'messaging',
  },
});
