import type {
  CommentStatus,
  DiscussionStatus,
  VisibilityLevel,
} from '@waybill/contract/messaging/discussions/choices';
import type { EntityTag } from '@waybill/contract/messaging/discussions/shapes';

/** The author of a text, with the name at that time. */
export type Author = {
  readonly created_by: number | null;
  readonly author_guid: string | null;
  readonly author_name: string;
};

export type DiscussionRow = Author & {
  readonly id: string;
  readonly customer_id: number | null;
  readonly is_shared: boolean;
  readonly topic: string;
  readonly type: string;
  readonly status: DiscussionStatus;
  readonly entity_type: string | null;
  readonly entity_id: string | null;
  readonly entity_label: string | null;
  readonly template_id: string | null;
  readonly created_at: Date;
  /** Comments visible to the caller. */
  readonly comment_count: number;
  /** Those by others since the caller last read the discussion. */
  readonly unread_count: number;
  readonly read_at: Date | null;
};

export type CommentRow = Author & {
  readonly id: string;
  readonly discussion_id: string;
  readonly customer_id: number | null;
  readonly content: string;
  readonly status: CommentStatus;
  readonly visibility_level: VisibilityLevel;
  readonly user_tags: string[];
  readonly third_party_tags: string[];
  readonly entity_tags: EntityTag[];
  readonly is_discussion_content: boolean;
  readonly created_at: Date;
};

/** A validated text with its visibility and its tags. */
export type CommentText = Pick<
  CommentRow,
  'content' | 'visibility_level' | 'user_tags' | 'third_party_tags' | 'entity_tags'
>;
