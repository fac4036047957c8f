import {
  createComment,
  createDiscussion,
  createTemplate,
  deleteComment,
  deleteDiscussion,
  deleteTemplates,
  getDiscussion,
  getDiscussions,
  getTemplate,
  getTemplates,
  updateComment,
  updateDiscussion,
  updateTemplate,
} from '@waybill/contract/messaging/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useAsk, useSend } from '#client/queries.ts';
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

const templateReads = [getTemplate, getTemplates] as const;

export const useTemplate = (id: string) => useAsk(getTemplate, { id });
export const useTemplates = (asked: ArgsOf<typeof getTemplates>) =>
  useAsk(getTemplates, asked, { keepPrevious: true });
export const useCreateTemplate = () => useSend(createTemplate, { refreshes: templateReads });
export const useUpdateTemplate = () => useSend(updateTemplate, { refreshes: templateReads });
export const useDeleteTemplates = () => useSend(deleteTemplates, { refreshes: [getTemplates] });
