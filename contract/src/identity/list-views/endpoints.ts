/** Saved list views, and the columns that users chose. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { itemsOf } from '../../shared/page.ts';
import { ListColumns, ListView, listViewInput, ListWithViews, viewsMax } from './shapes.ts';
import { identityProblems } from '../problems.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const { ListViewNotFound, ListViewsFull, NotYourListView } = identityProblems;

export const getListViews = endpoint({
  path: '/api/core/profile/getlistviews',
  access: 'signedIn',
  summary: "Returns the caller's views of a list in their order, followed by shared views.",
  input: z.object({ list: ListWithViews }),
  /** `columns` are those that the caller chose for the list itself; null if none. */
  output: itemsOf(ListView).extend({ columns: ListColumns }),
  rowsAreEdited: true,
});

export const saveListView = endpoint({
  method: 'POST',
  path: '/api/core/profile/savelistview',
  access: 'signedIn',
  summary: 'Creates a view of a list, at the end, or updates one. Only its owner may share it.',
  input: z.object({
    view: z.object({ id: idOf('listView').optional(), list: ListWithViews, ...listViewInput }),
    ...revision,
  }),
  output: ListView,
  problems: [ListViewNotFound, ListViewsFull, NotYourListView],
  replaces: {
    read: getListViews,
    argsOf: ({ view: { id, list } }) => (id ? { list } : null),
    which: ({ view: { id } }) => ({ id }),
  },
});

export const moveListView = endpoint({
  method: 'POST',
  path: '/api/core/profile/movelistview',
  access: 'signedIn',
  summary: "Moves one of the caller's own views to a position, starting at 0.",
  input: z.object({ id: idOf('listView'), position: z.number().int().min(0).max(viewsMax) }),
  output: z.null(),
  problems: [ListViewNotFound],
});

export const deleteListView = endpoint({
  method: 'DELETE',
  path: '/api/core/profile/deletelistview',
  access: 'signedIn',
  summary: 'Deletes a view; a shared one is deleted for everyone.',
  input: z.object({ id: idOf('listView') }),
  output: z.null(),
  problems: [ListViewNotFound, NotYourListView],
});

export const saveListColumns = endpoint({
  method: 'PUT',
  path: '/api/core/profile/savelistcolumns',
  access: 'signedIn',
  summary: 'Saves the columns that a list shows the caller; null resets to the default.',
  input: z.object({ list: ListWithViews, columns: ListColumns }),
  output: z.null(),
});
