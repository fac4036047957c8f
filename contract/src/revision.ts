import { z } from 'zod';

/**
 * What tells two readings of one record apart. Stands in the record as it is read, and in the
 * input of the call that saves the record as a whole; who sends none saves whatever changed since.
 */
export const Revision = z.string().max(8000);

export const revision = { revision: Revision.optional() };

/** The arguments of a list that find one record. */
export const onlyId = (id: string | number) => ({
  filter: typeof id === 'number' ? `id eq ${id}` : `id eq guid'${id}'`,
  maxResultCount: 1,
});
