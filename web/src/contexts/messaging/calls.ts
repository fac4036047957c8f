import {
  createComment,
  createDiscussion,
  createTemplate,
  createUpdatePushToken,
  deleteComment,
  deleteDiscussion,
  deletePushTokenByUser,
  deleteTemplateResource,
  deleteTemplates,
  getDiscussion,
  getDiscussions,
  getEmails,
  getEntityChanges,
  getMessageRules,
  getNotificationPreferences,
  getNotifications,
  getPushConfiguration,
  getPushTokenByUser,
  getTemplate,
  getTemplateResources,
  getTemplateVersions,
  getTemplates,
  markDiscussionRead,
  previewTemplate,
  resendEmail,
  saveMessageRules,
  saveNotificationPreferences,
  sendEmail,
  sendTestMessage,
  sendTestNotification,
  suggestUsers,
  updateComment,
  updateDiscussion,
  updateTemplate,
  uploadTemplateAttachment,
  uploadTemplateImage,
} from '@waybill/contract/messaging/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useClient } from '#client/client-context.tsx';
import { useAsk, useSend, useUpload } from '#client/queries.ts';
import { quoted } from '#shell/list-page.ts';

const reads = [getDiscussion, getDiscussions] as const;

export const useDiscussion = (id: string) => useAsk(getDiscussion, { id });

/** The newest discussions about one record. */
export const useDiscussionsAbout = (entitytype: string, entityid: string) =>
  useAsk(getDiscussions, {
    filter: `entity.entitytype eq ${quoted(entitytype)} and entity.entityid eq ${quoted(entityid)}`,
    maxResultCount: 20,
  });

export const useStartDiscussion = () => useSend(createDiscussion, { refreshes: reads });
export const useUpdateDiscussion = () => useSend(updateDiscussion, { refreshes: reads });
export const useDeleteDiscussion = () => useSend(deleteDiscussion, { refreshes: [getDiscussions] });
export const useComment = () => useSend(createComment, { refreshes: reads });
export const useUpdateComment = () => useSend(updateComment, { refreshes: reads });
export const useDeleteComment = () => useSend(deleteComment, { refreshes: reads });

export const useMarkDiscussionRead = () =>
  useSend(markDiscussionRead, { refreshes: [getNotifications, getDiscussions] });
export const useSendTestNotification = () =>
  useSend(sendTestNotification, { refreshes: [getNotifications] });
export const usePushConfiguration = () => useAsk(getPushConfiguration, {}, { forever: true });
export const usePreferences = () => useAsk(getNotificationPreferences, {});
export const useSavePreferences = () =>
  useSend(saveNotificationPreferences, { refreshes: [getNotificationPreferences] });
export const useMessageRules = () => useAsk(getMessageRules, {});
export const useSaveMessageRules = () =>
  useSend(saveMessageRules, { refreshes: [getMessageRules, getNotificationPreferences] });

export const useDiscussions = (asked: ArgsOf<typeof getDiscussions>) =>
  useAsk(getDiscussions, asked, { keepPrevious: true });
export const useEmails = (asked: ArgsOf<typeof getEmails>, every?: number) =>
  useAsk(getEmails, asked, { keepPrevious: true, ...(every === undefined ? {} : { every }) });
export const useSendEmail = () => useSend(sendEmail, { refreshes: [getEmails] });
export const useResendEmail = () => useSend(resendEmail, { refreshes: [getEmails] });
export const useEntityChanges = (asked: ArgsOf<typeof getEntityChanges>) =>
  useAsk(getEntityChanges, asked, { keepPrevious: true });
export const useSuggestedUsers = (search: string, discussionid: string) =>
  useAsk(
    suggestUsers,
    { search, discussionid, maxResultCount: 10 },
    { enabled: search.trim().length >= 2 },
  );

/** The calls about this device's push token, made outside of any rendering. */
export function usePushCalls() {
  const { call } = useClient();
  return {
    publicKey: async () => (await call(getPushConfiguration, {})).publickey,
    stored: async (userGuid: string) =>
      (await call(getPushTokenByUser, { id: userGuid, isactive: true })).pushtokens,
    keep: (notificationdevicetoken: string, isactive: boolean) =>
      call(createUpdatePushToken, { notificationdevicetoken, isactive }),
    deleteAll: (userGuid: string) => call(deletePushTokenByUser, { userid: userGuid }),
  };
}

const templateReads = [getTemplate, getTemplates, getTemplateVersions] as const;

/** What a text looks like, filled from the newest record of its kind. */
export const usePreview = (
  template: ArgsOf<typeof previewTemplate>['template'],
  enabled: boolean,
) => useAsk(previewTemplate, { template }, { enabled, keepPrevious: true, onReturn: false });
export const useSendTestMessage = () => useSend(sendTestMessage, { refreshes: [getEmails] });
export const useTemplateVersions = (id: string) => useAsk(getTemplateVersions, { id });
export const useTemplateResources = (templateId: string) =>
  useAsk(getTemplateResources, { templateId });
export const useUploadTemplateImage = () =>
  useUpload(uploadTemplateImage, { refreshes: [getTemplateResources] });
export const useUploadTemplateAttachment = () =>
  useUpload(uploadTemplateAttachment, { refreshes: [getTemplateResources] });
export const useDeleteTemplateResource = () =>
  useSend(deleteTemplateResource, { refreshes: [getTemplateResources] });

export const useTemplate = (id: string) => useAsk(getTemplate, { id });
export const useTemplates = (asked: ArgsOf<typeof getTemplates>) =>
  useAsk(getTemplates, asked, { keepPrevious: true });
export const useCreateTemplate = () => useSend(createTemplate, { refreshes: templateReads });
export const useUpdateTemplate = () => useSend(updateTemplate, { refreshes: templateReads });
export const useDeleteTemplates = () => useSend(deleteTemplates, { refreshes: [getTemplates] });
