import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

/** A record under discussion: its kind, its number as text, and its label. */
export const EntityTag = z.object({
  entitytype: z.string(),
  entityid: z.string(),
  label: z.string(),
});

export type EntityTag = z.output<typeof EntityTag>;

export const Comment = entity(
  'Comment',
  z.object({
    id: guidOf('comment'),
    /** Empty once the comment is deleted. */
    content: z.string(),
    status: z.string(),
    /** Guids of users. */
    usertags: z.array(Guid),
    /** E-mail addresses. */
    thirdpartytags: z.array(z.string()),
    entitytags: z.array(EntityTag),
    discussionid: Guid,
    creationtime: Moment,
    commenter: z.object({ userGuid: Guid.nullable(), name: z.string() }),
    visibilitylevel: z.string(),
    /** True for the text that opens its discussion. */
    isdiscussioncontent: z.boolean(),
    ...revision,
  }),
);

export type Comment = z.output<typeof Comment>;

export const Discussion = entity(
  'Discussion',
  z.object({
    id: guidOf('discussion'),
    topic: z.string(),
    type: z.string(),
    status: z.string(),
    /** Newest last, limited to those that the caller may read; lists contain only the newest. */
    comments: z.array(Comment),
    creationtime: Moment,
    templateid: Guid.nullable(),
    /** The record it is about. */
    entity: EntityTag.nullable(),
    /** The customer who takes part; null if only staff do. */
    customerid: Id.nullable(),
    /** The number of comments that the caller may read. */
    commentcount: z.number(),
    /** The number of those that others wrote after `readtime`. */
    unreadcount: z.number(),
    /** When the caller last read the discussion; null if never. */
    readtime: Moment.nullable(),
    /** The user who started it. */
    creator: z.object({ userGuid: Guid.nullable(), name: z.string() }),
    ...revision,
  }),
);

export type Discussion = z.output<typeof Discussion>;

/** A user who can be tagged. */
export const SuggestedUser = z.object({ id: Guid, name: z.string() });
