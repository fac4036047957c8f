export { countEmails } from './emails/endpoints.ts';
export { getEmails, getEntityChanges, resendEmail, sendEmail } from './history/endpoints.ts';
export {
  getMessageRules,
  getNotificationPreferences,
  getNotifications,
  markNotificationsRead,
  saveMessageRules,
  saveNotificationPreferences,
} from './notifications/endpoints.ts';
export {
  createUpdatePushToken,
  deletePushTokenByUser,
  getPushConfiguration,
  getPushTokenByUser,
  pushServiceWorker,
  sendTestNotification,
} from './push/endpoints.ts';
export * from './templates/endpoints.ts';
export {
  getComment,
  getCommentStatus,
  getDiscussionComments,
  getComments,
  createComment,
  updateComment,
  deleteComment,
  getCommentVisibilityLevel,
  getDiscussionType,
  getDiscussionStatus,
  getDiscussion,
  getDiscussions,
  createDiscussion,
  updateDiscussion,
  deleteDiscussion,
  markDiscussionRead,
  suggestUsers,
} from './discussions/endpoints.ts';
export { getDriverMessages, sendDriverMessage } from './driver-messages/endpoints.ts';
