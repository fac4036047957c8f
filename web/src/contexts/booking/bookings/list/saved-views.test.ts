import { describe, expect, it } from 'vitest';
import { readSearch } from '#shell/page-state.ts';
import { type ListSearch, listShape } from './list-search.ts';
import { openView, shows, standardViews, textsOf, viewOf, viewSearchOf } from './saved-views.ts';

const searchOf = (changes: Partial<ListSearch> = {}): ListSearch => ({
  ...readSearch(listShape, {}),
  ...changes,
});

const viewsOf = (search: ListSearch) =>
  standardViews(false)
    .filter((view) => shows(search, view))
    .map(({ name }) => name);

describe('a list view', () => {
  it('is active when its filters match the address, on any page', () => {
    expect(viewsOf(searchOf({ skip: 50, peek: 3 }))).toEqual(['All']);
    expect(viewsOf(searchOf({ group: 'exception' }))).toEqual(['Exceptions']);
    expect(viewsOf(searchOf({ group: 'exception', q: 'cedar' }))).toEqual([]);
  });

  it('saves filters and order, not the page', () => {
    expect(viewSearchOf(searchOf({ q: 'cedar', skip: 50, peek: 3 }))).toEqual({
      q: 'cedar',
      sort: '-creationTime',
    });
  });

  it('of uninvoiced freight is not available to customers', () => {
    expect(standardViews(true).map(({ name }) => name)).toEqual([
      'All',
      "Today's pickups",
      'Exceptions',
      'Late',
      'Not manifested',
      'Mine',
    ]);
  });

  it('is stored as text and read back without unknown values', () => {
    const search = viewSearchOf(searchOf({ q: 'cedar', customer: 12 }));
    expect(textsOf(search)).toEqual({ q: 'cedar', customer: '12', sort: '-creationTime' });
    expect(viewOf(saved({ search: { ...textsOf(search), was: 'once' } })).search).toEqual(search);
    expect(viewOf(saved({ search: { customer: 'nobody' } })).search).toEqual({});
  });

  it('remains open while it is modified, until another one is shown', () => {
    const views = [...standardViews(false), viewOf(saved({ search: { q: 'cedar' } }))];
    const opened = (changes: Partial<ListSearch>) => {
      const { view, isChanged } = openView(searchOf({ view: 7, ...changes }), views);
      return [view?.name, isChanged];
    };
    expect([
      opened({ q: 'cedar' }),
      opened({ q: 'cedar', group: 'exception' }),
      opened({ q: undefined }),
      opened({ view: undefined, q: 'harbour' }),
    ]).toEqual([
      ['Cedar', false],
      ['Cedar', true],
      ['All', false],
      [undefined, false],
    ]);
  });

  it('with the same filters as another is the one that was opened', () => {
    const views = [...standardViews(false), viewOf(saved({ search: {} }))];
    expect(openView(searchOf({ view: 7 }), views).view?.name).toBe('Cedar');
    expect(openView(searchOf(), views).view?.name).toBe('All');
  });
});

const saved = (changes: { readonly search: Record<string, string> }) => ({
  id: 7,
  list: 'bookings' as const,
  name: 'Cedar',
  columns: null,
  isShared: false,
  isOwn: true,
  mayChange: true,
  creatorName: 'Kim Walsh',
  ...changes,
});
