import { z } from 'zod';

/**
 * Distinguishes two versions of one record. It is part of the record as read, and of the input of
 * the endpoint that saves the record as a whole; a caller without it overwrites any changes since.
 */
export const Revision = z.string().max(8000);

export const revision = { revision: Revision.optional() };

/** Returns the arguments of a list that find one record. */
export const onlyId = (id: string | number) => ({
  filter: typeof id === 'number' ? `id eq ${id}` : `id eq guid'${id}'`,
  maxResultCount: 1,
});
