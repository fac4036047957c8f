import { type Context, context, type Handler } from '#platform/context.ts';
import { countEmails } from './emails/api/countEmails.ts';
import { createComment } from './discussions/api/createComment.ts';
import { createDiscussion } from './discussions/api/createDiscussion.ts';
import { createTemplate } from './templates/api/createTemplate.ts';
import { createUpdatePushToken } from './push/api/createUpdatePushToken.ts';
import { deleteComment } from './discussions/api/deleteComment.ts';
import { deleteDiscussion } from './discussions/api/deleteDiscussion.ts';
import { deletePushTokenByUser } from './push/api/deletePushTokenByUser.ts';
import { deleteTemplateResource } from './templates/api/deleteTemplateResource.ts';
import { deleteTemplates } from './templates/api/deleteTemplates.ts';
import { getComment } from './discussions/api/getComment.ts';
import { getCommentStatus } from './discussions/api/getCommentStatus.ts';
import { getCommentVisibilityLevel } from './discussions/api/getCommentVisibilityLevel.ts';
import { getComments } from './discussions/api/getComments.ts';
import { getDiscussion } from './discussions/api/getDiscussion.ts';
import { getDiscussionComments } from './discussions/api/getDiscussionComments.ts';
import { getDiscussionStatus } from './discussions/api/getDiscussionStatus.ts';
import { getDiscussionType } from './discussions/api/getDiscussionType.ts';
import { getDiscussions } from './discussions/api/getDiscussions.ts';
import { getEmails } from './emails/api/getEmails.ts';
import { getEntityChanges } from './history/api/getEntityChanges.ts';
import { getMessageRules } from './preferences/api/getMessageRules.ts';
import { getNotificationPreferences } from './preferences/api/getNotificationPreferences.ts';
import { getNotifications } from './notifications/api/getNotifications.ts';
import { getPushConfiguration } from './push/api/getPushConfiguration.ts';
import { getPushTokenByUser } from './push/api/getPushTokenByUser.ts';
import { getTemplate } from './templates/api/getTemplate.ts';
import { getTemplateImage } from './templates/api/getTemplateImage.ts';
import { getTemplateResources } from './templates/api/getTemplateResources.ts';
import { getTemplateTypeFields } from './templates/api/getTemplateTypeFields.ts';
import { getTemplateTypes } from './templates/api/getTemplateTypes.ts';
import { getTemplateVersions } from './templates/api/getTemplateVersions.ts';
import { getTemplates } from './templates/api/getTemplates.ts';
import { markDiscussionRead } from './discussions/api/markDiscussionRead.ts';
import { markNotificationsRead } from './notifications/api/markNotificationsRead.ts';
import { previewTemplate } from './templates/api/previewTemplate.ts';
import { pushServiceWorker } from './push/api/pushServiceWorker.ts';
import { resendEmail } from './emails/api/resendEmail.ts';
import { saveMessageRules } from './preferences/api/saveMessageRules.ts';
import { saveNotificationPreferences } from './preferences/api/saveNotificationPreferences.ts';
import { sendEmail } from './emails/api/sendEmail.ts';
import { sendTestMessage } from './templates/api/sendTestMessage.ts';
import { sendTestNotification } from './push/api/sendTestNotification.ts';
import { suggestUsers } from './discussions/api/suggestUsers.ts';
import { updateComment } from './discussions/api/updateComment.ts';
import { updateDiscussion } from './discussions/api/updateDiscussion.ts';
import { updateTemplate } from './templates/api/updateTemplate.ts';
import { uploadTemplateAttachment } from './templates/api/uploadTemplateAttachment.ts';
import { uploadTemplateImage } from './templates/api/uploadTemplateImage.ts';
import { handleBookingEvents, handleSendingRequest } from './notifications/rules/booking.ts';
import { handleCommentEvent } from './notifications/rules/discussion.ts';
import {
  handleInvoiceEvent,
  handleReminderEvent,
  handleSendingEvent,
  handleStatementEvent,
} from './notifications/rules/finance.ts';
import { getDriverMessages } from './driver-messages/api/getDriverMessages.ts';
import { sendDriverMessage } from './driver-messages/api/sendDriverMessage.ts';
import { handleDeparture } from './notifications/rules/departure.ts';
import { handleImport } from './notifications/rules/import.ts';
import { handleQuoteAcceptance } from './notifications/rules/quote.ts';
import { handleReviewRequest } from './notifications/rules/scan-review.ts';
import { handleDelay } from './notifications/rules/line-haul.ts';
import type { MessagingServices } from './emails/messengers.ts';
import { documentExpires, preStartFailed } from './discussions/driver-events.ts';
import { handleRctiSending } from './notifications/rules/rcti.ts';
import { deliver } from './emails/deliver.ts';
import { writeEmails } from './emails/emails.ts';

/** The endpoints that need only their transaction. */
const withoutServices: readonly Handler[] = [
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
  getDriverMessages,
  getEmails,
  getEntityChanges,
  getMessageRules,
  getNotificationPreferences,
  getNotifications,
  getPushTokenByUser,
  getTemplate,
  getTemplateTypeFields,
  getTemplateTypes,
  getTemplateVersions,
  getTemplates,
  markDiscussionRead,
  markNotificationsRead,
  pushServiceWorker,
  saveMessageRules,
  saveNotificationPreferences,
  sendDriverMessage,
  suggestUsers,
  updateComment,
  updateDiscussion,
  updateTemplate,
];

/** Comments between users, and messages from the server to users. */
export const messaging = (services: MessagingServices): Context =>
  context('messaging', {
    endpoints: [
      ...withoutServices,
      getPushConfiguration(services),
      getTemplateImage(services),
      getTemplateResources(services),
      previewTemplate(services),
      resendEmail(services),
      sendEmail(services),
      sendTestMessage(services),
      sendTestNotification(services),
      uploadTemplateAttachment(services),
      uploadTemplateImage(services),
    ],
    on: {
      'booking.statusChanged': handleBookingEvents(services),
      'booking.importFinished': handleImport(services),
      'booking.quoteAccepted': handleQuoteAcceptance(services),
      'booking.sendingRequested': handleSendingRequest(services),
      'invoice.issued': handleInvoiceEvent(services),
      'invoice.reminderDue': handleReminderEvent(services),
      'invoice.sendingAsked': handleSendingEvent(services),
      'rcti.sendingRequested': handleRctiSending(services),
      'statement.ready': handleStatementEvent(services),
      'preStart.failed': preStartFailed,
      'driver.documentExpires': documentExpires,
      'job.departed': handleDeparture(services),
      'lineHaul.delayed': handleDelay(services),
      'scan.reviewRequested': handleReviewRequest(services),
      'comment.created': handleCommentEvent(services),
      'comment.changed': handleCommentEvent(services),
    },
    tasks: {
      'message.deliver': deliver(services),
      'emails.write': writeEmails(services),
    },
  });
