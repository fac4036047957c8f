import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { GoProvider } from '../go.tsx';
import { draw, windowOf } from '../testing/draw.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { Column, TableStatus } from './types.ts';

type Fruit = { readonly id: string; readonly name: string; readonly grams: number };

const fruits: readonly Fruit[] = [
  { id: 'a', name: 'Apple', grams: 150 },
  { id: 'b', name: 'Banana', grams: 120 },
  { id: 'c', name: 'Cherry', grams: 8 },
];
const columns: readonly Column<Fruit>[] = [
  { id: 'name', header: 'Name', cell: (fruit) => fruit.name, sortKey: 'name' },
  { id: 'grams', header: 'Weight', unit: 'g', align: 'right', cell: (fruit) => fruit.grams },
];
const ready: TableStatus = { kind: 'ready' };

function Fruits(props: Partial<DataTableProps<Fruit>>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Fruits"
      columns={columns}
      rows={fruits}
      rowId={(fruit) => fruit.id}
      rowName={(fruit) => fruit.name}
      status={ready}
      neverUsed={{ title: 'Add your first fruit' }}
      selection={{ chosen, onChange: setChosen }}
      {...props}
    />
  );
}

const rowAt = (row: Element | null) => Number(row?.getAttribute('data-row-at') ?? Number.NaN);

const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map((box) => box.getAttribute('aria-label'));

describe('a table', () => {
  it('shows its rows, with units in the header', () => {
    draw(<Fruits />);
    const rows = within(screen.getByRole('table', { name: 'Fruits' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'NameWeight(g)',
      'Apple150',
      'Banana120',
      'Cherry8',
    ]);
  });

  it('shows the whole text of a truncated cell under the pointer', async () => {
    const { person } = draw(<Fruits />);
    const [apple, banana] = ['Apple', 'Banana'].map((name) => screen.getByText(name).closest('td'));
    if (!apple || !banana) throw new Error('Names are cells');
    Object.defineProperty(apple, 'scrollWidth', { value: 300 });
    await person.hover(apple);
    await person.hover(banana);
    expect([apple.title, banana.title]).toEqual(['Apple', '']);
  });

  it.each([
    ['a wide window', 1280, {}, 8],
    ['a wide window, number of rows given', 1280, { likelyRows: 2 }, 2],
    ['a phone, a screen of cards', 390, {}, 5],
    ['a phone, number of rows given', 390, { likelyRows: 2 }, 2],
    ['a phone, more rows than fit the screen', 390, { likelyRows: 50 }, 5],
  ] as const)('keeps its layout while loading: %s', (_, width, props, count) => {
    windowOf(width);
    const { container } = draw(<Fruits rows={undefined} status={{ kind: 'loading' }} {...props} />);
    // One bar for each of the two columns.
    expect(container.querySelectorAll('.skeleton-bar')).toHaveLength(2 * count);
  });

  it('announces ages as falling while their first days rise', () => {
    const age = {
      id: 'age',
      header: 'Age',
      cell: () => 3,
      sortKey: 'day',
      isSortedBackwards: true,
    };
    draw(<Fruits columns={[age]} onSort={() => {}} sort={{ key: 'day', descending: false }} />);
    const head = screen.getByRole('columnheader', { name: 'Age' });
    expect(head.getAttribute('aria-sort')).toBe('descending');
  });

  it('sorts by a header up, then down, and announces it', async () => {
    const onSort = vi.fn<(...input: readonly unknown[]) => void>();
    const { person, rerender } = draw(<Fruits onSort={onSort} />);
    await person.click(screen.getByRole('button', { name: 'Name' }));
    rerender(<Fruits onSort={onSort} sort={{ key: 'name', descending: false }} />);
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await person.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort.mock.calls).toEqual([
      [{ key: 'name', descending: false }],
      [{ key: 'name', descending: true }],
    ]);
  });

  it('selects rows by checkbox, range and page, and keeps ids of other pages', async () => {
    const onChange = vi.fn<(...input: readonly unknown[]) => void>();
    const selection = { chosen: new Set(['z']), onChange };
    const { person } = draw(<Fruits selection={selection} />);
    await person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(onChange.mock.lastCall).toEqual([new Set(['z', 'a', 'b', 'c'])]);
  });

  it('selects no locked row, by box, page or key, and says why', async () => {
    const onChange = vi.fn<(...input: readonly unknown[]) => void>();
    const locked = { ids: new Set(['a']), why: 'Eaten' };
    const { person } = draw(<Fruits selection={{ chosen: new Set(), onChange, locked }} />);
    await person.click(screen.getByRole('checkbox', { name: 'Select Apple: Eaten' }));
    await person.keyboard('x');
    expect(onChange).not.toHaveBeenCalled();
    await person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(onChange.mock.lastCall).toEqual([new Set(['b', 'c'])]);
  });

  it('deselects a row that was locked after it was selected', async () => {
    const onChange = vi.fn<(...input: readonly unknown[]) => void>();
    const locked = { ids: new Set(['a']), why: 'Eaten' };
    const selection = { chosen: new Set(['a', 'b']), onChange, locked };
    const { person } = draw(<Fruits selection={selection} />);
    await person.click(screen.getByRole('checkbox', { name: 'Select Apple' }));
    expect(onChange.mock.lastCall).toEqual([new Set(['b'])]);
  });

  it('moves with j and k, selects with x and ⇧x, opens with Enter, peeks with Space', async () => {
    const onOpen = vi.fn<(...input: readonly unknown[]) => void>();
    const onPeek = vi.fn<(...input: readonly unknown[]) => void>();
    const { person } = draw(<Fruits onOpen={onOpen} onPeek={onPeek} />);
    await person.keyboard('jx');
    expect(ticked()).toEqual(['Select Apple']);
    await person.keyboard('jj{Shift>}X{/Shift}');
    expect(ticked()).toEqual([
      'Select all rows on this page',
      'Select Apple',
      'Select Banana',
      'Select Cherry',
    ]);
    await person.keyboard('k{Enter}{ArrowUp} ');
    expect(onOpen.mock.calls).toEqual([[fruits[1]]]);
    expect(onPeek.mock.calls).toEqual([[fruits[0]]]);
  });

  it("follows a row's link by its key cell, a click on the row and Enter", async () => {
    const go = vi.fn<(...input: readonly unknown[]) => void>();
    const { person } = draw(
      <GoProvider value={go}>
        <Fruits rowHref={(fruit) => `/fruits/${fruit.id}`} />
      </GoProvider>,
    );
    await person.click(screen.getByRole('link', { name: 'Apple' }));
    await person.click(screen.getByText('120'));
    await person.keyboard('j{Enter}');
    expect(go.mock.calls).toEqual([['/fruits/a'], ['/fruits/b'], ['/fruits/c']]);
  });

  it('renders the visible part of 10,000 rows, scrolls to any, announces the count', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      id: String(at),
      name: `Fruit ${at}`,
      grams: at,
    }));
    // The test DOM has no layout: the height of the table's viewport is mocked.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const { person } = draw(<Fruits rows={many} />);
    const table = screen.getByRole('table');
    const drawn = () => [...table.querySelectorAll('[data-row-at]')].map(rowAt);
    expect(table.getAttribute('aria-rowcount')).toBe('10001');
    expect(drawn()).toEqual(Array.from({ length: 23 }, (_, at) => at));
    await person.keyboard('j{End}');
    await vi.waitFor(() => expect(rowAt(document.activeElement)).toBe(9_999));
    expect(drawn()[0]).toBeGreaterThan(9_970);
    await person.keyboard('{Home}');
    await vi.waitFor(() => expect(rowAt(document.activeElement)).toBe(0));
    vi.restoreAllMocks();
  });

  it('becomes cards on a phone: key first, then details', () => {
    windowOf(390);
    draw(<Fruits />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('article', { name: 'Cherry' }).textContent).toBe('CherryWeight (g)8');
  });
});

describe('a table without rows', () => {
  it('distinguishes "never used" from "nothing matches"', async () => {
    const onClearFilters = vi.fn<(...input: readonly unknown[]) => void>();
    const { person, rerender } = draw(<Fruits rows={[]} />);
    expect(screen.getByText('Add your first fruit')).toBeTruthy();
    rerender(<Fruits rows={[]} onClearFilters={onClearFilters} />);
    expect(screen.queryByText('Add your first fruit')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClearFilters).toHaveBeenCalledTimes(1);
  });

  it('names the missing permission', () => {
    draw(<Fruits rows={undefined} status={{ kind: 'forbidden', permission: 'Fruit.Read' }} />);
    expect(
      screen.getByText('This requires the Fruit.Read permission. Ask your administrator for it.'),
    ).toBeTruthy();
  });

  it('is busy while loading', () => {
    const { container } = draw(<Fruits rows={undefined} status={{ kind: 'loading' }} />);
    expect(container.querySelector('[aria-busy="true"]')?.textContent).toBe('Loading');
  });
});

describe('a table that failed to load', () => {
  const onRetry = vi.fn<(...input: readonly unknown[]) => void>();
  const status: TableStatus = {
    kind: 'failed',
    message: 'The list did not answer.',
    requestId: 'r-7',
    onRetry,
    asOf: '10:42',
  };

  it('shows the error and request id, retries, and keeps the old rows with their age', async () => {
    const { person } = draw(<Fruits status={status} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The list did not answer.');
    expect(alert.textContent).toContain('Request r-7');
    expect(alert.textContent).toContain('Last updated at 10:42');
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
