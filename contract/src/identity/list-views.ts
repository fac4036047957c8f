/** Views of lists: what somebody narrows a list to, how it is ordered, and which columns it shows. */
import { z } from 'zod';
import { entity } from '../entity.ts';
import { Id, requiredLine, TextMap } from '../shared/fields.ts';

export const viewNameMax = 40;
/** Views of one list that somebody may have. */
export const viewsMax = 50;
/** Signs in what a view stands for, all of it together. */
const viewSearchMax = 8000;

/** The lists of which people keep views. */
export const ListWithViews = z.enum(['bookings']);
export const ListColumns = z.array(z.string().trim().min(1).max(40)).max(60).nullable();
const Search = TextMap.refine(
  (search) => JSON.stringify(search).length <= viewSearchMax,
  'This view has too many filters to be saved',
);

export const listViewGiven = {
  name: requiredLine(viewNameMax, 'Please enter a name'),
  /** The part of the list's address that it stands for, by name. */
  search: Search,
  /** The ids of the columns that it shows; null leaves them to whoever looks. */
  columns: ListColumns,
  /** All staff of the tenant have it. */
  isShared: z.boolean(),
};

export const ListView = entity(
  'ListView',
  z.object({
    id: Id,
    list: ListWithViews,
    ...listViewGiven,
    isOwn: z.boolean(),
    /** The caller's to change: one's own, and an administrator's what is shared. */
    mayChange: z.boolean(),
    /** Who made it. */
    creatorName: z.string(),
  }),
);
export type ListView = z.output<typeof ListView>;
