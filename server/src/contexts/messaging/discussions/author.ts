import type { Actor } from '#platform/http/actor.ts';
import type { Author } from './domain/rows.ts';

/** Returns the caller as the author of a text. */
export const authorOf = ({ userId, userGuid, name }: Actor): Author => ({
  created_by: userId,
  author_guid: userGuid,
  author_name: name,
});
