import { afterEach, describe, expect, it } from 'vitest';
import { readSearch } from '#shell/page-state.ts';
import { type ListSearch, listShape } from './list-search.ts';
import { shows, standardViews, viewSearchOf } from './saved-views.ts';

const searchOf = (changes: Partial<ListSearch> = {}): ListSearch => ({
  ...readSearch(listShape, {}),
  ...changes,
});

const viewsOf = (search: ListSearch) =>
  standardViews(false)
    .filter((view) => shows(search, view))
    .map(({ name }) => name);

describe('a view', () => {
  afterEach(() => localStorage.clear());

  it('is shown by the address that narrows as it does, on any page', () => {
    expect(viewsOf(searchOf({ skip: 50, peek: 3 }))).toEqual(['All']);
    expect(viewsOf(searchOf({ group: 'exception' }))).toEqual(['Exceptions']);
    expect(viewsOf(searchOf({ group: 'exception', q: 'cedar' }))).toEqual([]);
  });

  it('keeps what narrows and orders, not where one is', () => {
    expect(viewSearchOf(searchOf({ q: 'cedar', skip: 50, peek: 3 }))).toEqual({
      q: 'cedar',
      sort: '-creationTime',
    });
  });

  it('of uninvoiced freight is not for customers', () => {
    expect(standardViews(true).map(({ name }) => name)).toEqual([
      'All',
      "Today's pickups",
      'Exceptions',
      'Not manifested',
      'Mine',
    ]);
  });
});
