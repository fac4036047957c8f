import { z } from 'zod';
import { entity } from '../entity.ts';
import { tableFormats } from './uploads.ts';

/** The maximum number of rows of a page; larger sizes are clamped (decisions X-12). */
export const pageSizeMax = 1000;
export const pageSizeDefault = 10;
/** An upper bound for the length of any list. */
export const skipMax = 2_000_000_000;

/** The inputs of every list: start and size of the page, order and filter. */
export const listInput = {
  filter: z.string().optional(),
  sorting: z.string().optional(),
  skipCount: z.number().int().min(0).max(skipMax).default(0),
  maxResultCount: z.number().int().min(0).max(skipMax).default(pageSizeDefault),
};

/** The inputs of every export of a list: the rows of its filter, in its order. */
export const exportInput = {
  filter: listInput.filter,
  sorting: listInput.sorting,
  format: z.enum(tableFormats).default('csv'),
};

/** Returns the shape of a list without paging, which contains all rows. */
export const itemsOf = <S extends z.core.$ZodType>(item: S) => z.object({ items: z.array(item) });

/** Returns the shape of a page of a list, with the number of rows that match the filter. */
export const pageOf = <S extends z.core.$ZodType>(item: S) =>
  z.object({ items: z.array(item), totalCount: z.number() });

/** The output of every paged list, for any rows. */
export const PagedResult = entity('PagedResult', pageOf(z.unknown()));

export type Page<T> = { readonly items: T[]; readonly totalCount: number };
