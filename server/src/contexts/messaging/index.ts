import { type Context, context } from '#platform/context.ts';
import { countEmails } from './api/countEmails.ts';
import { createComment } from './api/createComment.ts';
import { createDiscussion } from './api/createDiscussion.ts';
import { createTemplate } from './api/createTemplate.ts';
import { createUpdatePushToken } from './api/createUpdatePushToken.ts';
import { deleteComment } from './api/deleteComment.ts';
import { deleteDiscussion } from './api/deleteDiscussion.ts';
import { deletePushTokenByUser } from './api/deletePushTokenByUser.ts';
import { deleteTemplateResource } from './api/deleteTemplateResource.ts';
import { deleteTemplates } from './api/deleteTemplates.ts';
import { getComment } from './api/getComment.ts';
import { getCommentStatus } from './api/getCommentStatus.ts';
import { getCommentVisibilityLevel } from './api/getCommentVisibilityLevel.ts';
import { getComments } from './api/getComments.ts';
import { getDiscussion } from './api/getDiscussion.ts';
import { getDiscussionComments } from './api/getDiscussionComments.ts';
import { getDiscussionStatus } from './api/getDiscussionStatus.ts';
import { getDiscussionType } from './api/getDiscussionType.ts';
import { getDiscussions } from './api/getDiscussions.ts';
import { getEmails } from './api/getEmails.ts';
import { getEntityChanges } from './api/getEntityChanges.ts';
import { getMessageRules } from './api/getMessageRules.ts';
import { getNotificationPreferences } from './api/getNotificationPreferences.ts';
import { getNotifications } from './api/getNotifications.ts';
import { getPushConfiguration } from './api/getPushConfiguration.ts';
import { getPushTokenByUser } from './api/getPushTokenByUser.ts';
import { getTemplate } from './api/getTemplate.ts';
import { getTemplateImage } from './api/getTemplateImage.ts';
import { getTemplateResources } from './api/getTemplateResources.ts';
import { getTemplateTypeFields } from './api/getTemplateTypeFields.ts';
import { getTemplateTypes } from './api/getTemplateTypes.ts';
import { getTemplateVersions } from './api/getTemplateVersions.ts';
import { getTemplates } from './api/getTemplates.ts';
import { markDiscussionRead } from './api/markDiscussionRead.ts';
import { markNotificationsRead } from './api/markNotificationsRead.ts';
import { previewTemplate } from './api/previewTemplate.ts';
import { pushServiceWorker } from './api/pushServiceWorker.ts';
import { resendEmail } from './api/resendEmail.ts';
import { saveMessageRules } from './api/saveMessageRules.ts';
import { saveNotificationPreferences } from './api/saveNotificationPreferences.ts';
import { sendEmail } from './api/sendEmail.ts';
import { sendTestMessage } from './api/sendTestMessage.ts';
import { sendTestNotification } from './api/sendTestNotification.ts';
import { suggestUsers } from './api/suggestUsers.ts';
import { updateComment } from './api/updateComment.ts';
import { updateDiscussion } from './api/updateDiscussion.ts';
import { updateTemplate } from './api/updateTemplate.ts';
import { uploadTemplateAttachment } from './api/uploadTemplateAttachment.ts';
import { uploadTemplateImage } from './api/uploadTemplateImage.ts';
import { handleBookingEvent } from './events/booking.ts';
import { handleCommentEvent } from './events/discussion.ts';
import {
  handleInvoiceEvent,
  handleReminderEvent,
  handleSendingEvent,
  handleStatementEvent,
} from './events/finance.ts';
import type { MessagingServices } from './messengers.ts';
import { deliver } from './outbox/deliver.ts';
import { writeEmails } from './outbox/emails.ts';

/** What people say to each other, and what the house tells them. */
export const messaging = (services: MessagingServices): Context =>
  context('messaging', {
    endpoints: [
      countEmails,
      createComment,
      createDiscussion,
      createTemplate,
      createUpdatePushToken,
      deleteComment,
      deleteDiscussion,
      deletePushTokenByUser,
      deleteTemplateResource,
      deleteTemplates,
      getComment,
      getCommentStatus,
      getCommentVisibilityLevel,
      getComments,
      getDiscussion,
      getDiscussionComments,
      getDiscussionStatus,
      getDiscussionType,
      getDiscussions,
      getEmails,
      getEntityChanges,
      getMessageRules,
      getNotificationPreferences,
      getNotifications,
      getPushConfiguration(services),
      getPushTokenByUser,
      getTemplate,
      getTemplateImage(services),
      getTemplateResources(services),
      getTemplateTypeFields,
      getTemplateTypes,
      getTemplateVersions,
      getTemplates,
      markDiscussionRead,
      markNotificationsRead,
      previewTemplate(services),
      pushServiceWorker,
      resendEmail(services),
      saveMessageRules,
      saveNotificationPreferences,
      sendEmail(services),
      sendTestMessage(services),
      sendTestNotification(services),
      suggestUsers,
      updateComment,
      updateDiscussion,
      updateTemplate,
      uploadTemplateAttachment(services),
      uploadTemplateImage(services),
    ],
    on: {
      'booking.statusChanged': handleBookingEvent(services),
      'invoice.issued': handleInvoiceEvent(services),
      'invoice.reminderDue': handleReminderEvent(services),
      'invoice.sendingAsked': handleSendingEvent(services),
      'statement.ready': handleStatementEvent(services),
      'comment.created': handleCommentEvent(services),
      'comment.changed': handleCommentEvent(services),
    },
    tasks: {
      'message.deliver': deliver(services),
      'letters.write': writeEmails(services),
    },
    live: {
      'discussion.created': 'messaging',
      'discussion.changed': 'messaging',
      'discussion.deleted': 'messaging',
      'comment.created': 'messaging',
      'comment.changed': 'messaging',
      'template.changed': 'messaging',
      'notification.changed': 'inbox',
    },
  });
