import type { EntityType } from '@waybill/contract/messaging/discussions/choices';
import {
  createComment,
  createDiscussion,
  deleteComment,
  deleteDiscussion,
  getDiscussion,
  getDiscussions,
  getNotifications,
  markDiscussionRead,
  suggestUsers,
  updateComment,
  updateDiscussion,
} from '@waybill/contract/messaging/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { quoted } from '#shell/list-page.ts';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const reads = [getDiscussion, getDiscussions] as const;

export const useDiscussion = (id: string) => useEndpointQuery(getDiscussion, { id });

/** Queries the newest discussions about a record. */
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

export const useDiscussions = (query: ArgsOf<typeof getDiscussions>) =>
  useEndpointQuery(getDiscussions, query, { keepPrevious: true });

/** The scope of mentions: a discussion, or a new one about a record or nothing. */
export type MentionScope =
  | { readonly discussionid: string }
  | { readonly entitytype?: EntityType; readonly entityid?: string };

export const useSuggestedUsers = (search: string, scope: MentionScope) =>
  useEndpointQuery(
    suggestUsers,
    { search, ...scope, maxResultCount: 10 },
    { enabled: search.trim().length >= 2 },
  );
