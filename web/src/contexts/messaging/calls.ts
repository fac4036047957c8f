import {
  createComment,
  createDiscussion,
  deleteComment,
  deleteDiscussion,
  getDiscussion,
  getDiscussions,
  updateComment,
  updateDiscussion,
} from '@waybill/contract/messaging/endpoints';
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
