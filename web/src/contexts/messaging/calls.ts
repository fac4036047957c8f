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
import { useEndpointQuery, useEndpointMutation, useUpload } from '#client/queries.ts';
import { quoted } from '#shell/list-page.ts';

const reads = [getDiscussion, getDiscussions] as const;

export const useDiscussion = (id: string) => useEndpointQuery(getDiscussion, { id });

/** The newest discussions about one record. */
export const useDiscussionsAbout = (entitytype: string, entityid: string) =>
  useEndpointQuery(getDiscussions, {
    filter: `entity.entitytype eq ${quoted(entitytype)} and entity.entityid eq ${quoted(entityid)}`,
    maxResultCount: 20,
  });

export const useStartDiscussion = () => useEndpointMutation(createDiscussion, { refreshes: reads });
export const useUpdateDiscussion = () =>
  useEndpointMutation(updateDiscussion, { refreshes: reads });
export const useDeleteDiscussion = () =>
  useEndpointMutation(deleteDiscussion, { refreshes: [getDiscussions] });
export const useComment = () => useEndpointMutation(createComment, { refreshes: reads });
export const useUpdateComment = () => useEndpointMutation(updateComment, { refreshes: reads });
export const useDeleteComment = () => useEndpointMutation(deleteComment, { refreshes: reads });

export const useMarkDiscussionRead = () =>
  useEndpointMutation(markDiscussionRead, { refreshes: [getNotifications, getDiscussions] });
export const useSendTestNotification = () =>
  useEndpointMutation(sendTestNotification, { refreshes: [getNotifications] });
export const usePushConfiguration = () =>
  useEndpointQuery(getPushConfiguration, {}, { forever: true });
export const usePreferences = () => useEndpointQuery(getNotificationPreferences, {});
export const useSavePreferences = () =>
  useEndpointMutation(saveNotificationPreferences, { refreshes: [getNotificationPreferences] });
export const useMessageRules = () => useEndpointQuery(getMessageRules, {});
export const useSaveMessageRules = () =>
  useEndpointMutation(saveMessageRules, {
    refreshes: [getMessageRules, getNotificationPreferences],
  });

export const useDiscussions = (query: ArgsOf<typeof getDiscussions>) =>
  useEndpointQuery(getDiscussions, query, { keepPrevious: true });
export const useEmails = (query: ArgsOf<typeof getEmails>, every?: number) =>
  useEndpointQuery(getEmails, query, {
    keepPrevious: true,
    ...(every === undefined ? {} : { every }),
  });
export const useSendEmail = () => useEndpointMutation(sendEmail, { refreshes: [getEmails] });
export const useResendEmail = () => useEndpointMutation(resendEmail, { refreshes: [getEmails] });
export const useEntityChanges = (query: ArgsOf<typeof getEntityChanges>) =>
  useEndpointQuery(getEntityChanges, query, { keepPrevious: true });
export const useSuggestedUsers = (search: string, discussionid: string) =>
  useEndpointQuery(
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
) =>
  useEndpointQuery(previewTemplate, { template }, { enabled, keepPrevious: true, onReturn: false });
export const useSendTestMessage = () =>
  useEndpointMutation(sendTestMessage, { refreshes: [getEmails] });
export const useTemplateVersions = (id: string) => useEndpointQuery(getTemplateVersions, { id });
export const useTemplateResources = (templateId: string) =>
  useEndpointQuery(getTemplateResources, { templateId });
export const useUploadTemplateImage = () =>
  useUpload(uploadTemplateImage, { refreshes: [getTemplateResources] });
export const useUploadTemplateAttachment = () =>
  useUpload(uploadTemplateAttachment, { refreshes: [getTemplateResources] });
export const useDeleteTemplateResource = () =>
  useEndpointMutation(deleteTemplateResource, { refreshes: [getTemplateResources] });

export const useTemplate = (id: string) => useEndpointQuery(getTemplate, { id });
export const useTemplates = (query: ArgsOf<typeof getTemplates>) =>
  useEndpointQuery(getTemplates, query, { keepPrevious: true });
export const useCreateTemplate = () =>
  useEndpointMutation(createTemplate, { refreshes: templateReads });
export const useUpdateTemplate = () =>
  useEndpointMutation(updateTemplate, { refreshes: templateReads });
export const useDeleteTemplates = () =>
  useEndpointMutation(deleteTemplates, { refreshes: [getTemplates] });
