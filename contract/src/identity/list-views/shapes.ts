/** List views: the filter, order and columns of a list. */
import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, requiredLine, TextMap } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';

export const viewNameMax = 40;
/** Maximum number of views per user and list. */
export const viewsMax = 50;
/** Maximum total characters of what a view stores. */
const viewSearchMax = 8000;

/** The lists that support saved views. */
export const ListWithViews = z.enum(['bookings', 'jobs']);
export const ListColumns = z.array(z.string().trim().min(1).max(40)).max(60).nullable();
const Search = TextMap.refine(
  (search) => JSON.stringify(search).length <= viewSearchMax,
  'This view has too many filters to be saved',
);

export const listViewInput = {
  name: requiredLine(viewNameMax, 'Please enter a name'),
  /** The query parameters that it stores, by name. */
  search: Search,
  /** The ids of the columns that it shows; null if it does not specify them. */
  columns: ListColumns,
  /** Shared with all staff of the tenant. */
  isShared: z.boolean(),
};

export const ListView = entity(
  'ListView',
  z.object({
    id: Id,
    list: ListWithViews,
    ...listViewInput,
    isOwn: z.boolean(),
    /** Whether the caller may change it: the creator, and administrators if it is shared. */
    mayChange: z.boolean(),
    /** The name of its creator. */
    creatorName: z.string(),
    ...revision,
  }),
);
export type ListView = z.output<typeof ListView>;
