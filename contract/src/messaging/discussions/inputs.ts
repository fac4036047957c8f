import { complaint } from '../../complaint.ts';
import { z } from 'zod';
import { line, requiredLine } from '../../shared/fields.ts';
import {
  discussionStatuses,
  discussionTypes,
  entityTypes,
  tagsMax,
  visibilityLevels,
} from './choices.ts';
import { guidOf, nameOf } from '../../shared/ids.ts';

const tooManyTags = complaint('Up to {count} tags of each kind', { count: tagsMax });

/** The record that a text is about. */
export const EntityToTag = z.object({
  entitytype: z.enum(entityTypes),
  entityid: nameOf('booking', requiredLine(80, 'Please choose a record')),
});

const content = requiredLine(10_000, 'Comment is required');
const tags = {
  usertags: z.array(guidOf('user')).max(tagsMax, tooManyTags).optional(),
  thirdpartytags: z
    .array(z.email({ error: 'This is not a valid e-mail address' }).max(256))
    .max(tagsMax, tooManyTags)
    .optional(),
  entitytags: z.array(EntityToTag).max(tagsMax, tooManyTags).optional(),
};

/** The text; its visibility defaults to Internal for staff and to Customer for customers. */
export const TextToWrite = z.object({
  content,
  visibilitylevel: z.enum(visibilityLevels).optional(),
  ...tags,
});
export type TextToWrite = z.output<typeof TextToWrite>;

export const CommentToCreate = z.object({
  discussionid: guidOf('discussion'),
  ...TextToWrite.shape,
});
export const CommentToUpdate = z.object({ id: guidOf('comment'), ...TextToWrite.shape });

const topic = requiredLine(256, 'Topic is required');
/** A missing type and an unknown one have different messages. */
const type = z.enum(discussionTypes, {
  error: ({ input }) =>
    input === undefined || input === null || input === ''
      ? 'Type is required'
      : complaint('The type must be one of {types}', { types: discussionTypes.join(', ') }),
});
const status = z.enum(discussionStatuses).optional();

export const DiscussionToCreate = z.object({
  topic,
  type,
  status,
  /** The record it is about. */
  entity: EntityToTag.nullish(),
  /** The opening text. */
  comment: TextToWrite.nullish(),
});
export type DiscussionToCreate = z.output<typeof DiscussionToCreate>;

export const DiscussionToUpdate = z.object({ id: guidOf('discussion'), topic, type, status });

/** The search text for tagging someone. */
export const search = line(100).min(2, 'Please type at least 2 characters');
