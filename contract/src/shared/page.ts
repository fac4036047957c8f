import { z } from 'zod';
import { entity } from '../entity.ts';

/** Rows that one page may hold at most; more is clamped (decisions X-12). */
export const pageSizeMax = 1000;
export const pageSizeDefault = 10;
/** No list is longer. */
export const skipMax = 2_000_000_000;

/**
 * The inputs of every list: where the page starts, how long it is, how it is sorted and filtered.
 */
export const listInput = {
  filter: z.string().optional(),
  sorting: z.string().optional(),
  skipCount: z.number().int().min(0).max(skipMax).default(0),
  maxResultCount: z.number().int().min(0).max(skipMax).default(pageSizeDefault),
};

/** A list that is not paged by the server gives all rows. */
export const itemsOf = <S extends z.core.$ZodType>(item: S) => z.object({ items: z.array(item) });

/** One page of a list and how many rows the filter matches. */
export const pageOf = <S extends z.core.$ZodType>(item: S) =>
  z.object({ items: z.array(item), totalCount: z.number() });

/** What every paged list answers, whatever its rows are. */
export const PagedResult = entity('PagedResult', pageOf(z.unknown()));

export type Page<T> = { readonly items: T[]; readonly totalCount: number };
