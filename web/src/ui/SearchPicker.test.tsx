import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListOption } from './ListOptions.tsx';
import { SearchPicker, type SearchPickerProps } from './SearchPicker.tsx';
import { draw } from './testing/draw.tsx';

const apple = { id: '1', value: 1, label: 'Apple (A1)' };
const banana = { id: '2', value: 2, label: 'Banana (B2)' };
const texts = {
  nothingChosen: 'Please select a customer',
  search: 'Search...',
  searching: 'Searching..',
  none: 'No customer found',
};

type SampleProps = Partial<SearchPickerProps<number>> & {
  readonly start?: ListOption<number> | null;
};

function Sample({ start = null, onChoose, ...rest }: SampleProps) {
  const [chosen, setChosen] = useState(start);
  return (
    <SearchPicker
      label="Fruit"
      chosen={chosen}
      onChoose={(option) => {
        setChosen(option);
        onChoose?.(option);
      }}
      texts={texts}
      options={[apple, banana]}
      searching={false}
      onSearch={() => undefined}
      {...rest}
    />
  );
}

/** The list is fetched when it is first opened. */
const open = async () => {
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.dynamicImportSettled());
};
const input = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('a search picker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it(
    '[ui-picker-001] [ui-picker-002] [ui-picker-012] [const-005] ' +
      'is a searchable dropdown 400 px wide, open or closed',
    async () => {
      draw(<Sample />);
      expect(screen.queryByRole('dialog')).toBeNull();
      await open();
      expect(screen.getByRole('dialog').className.split(' ')).toContain('w-[400px]');
      expect(input().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
      fireEvent.keyDown(input(), { key: 'Escape' });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it(
    '[ui-picker-003] [ui-picker-004] ' +
      'shows a select text while nothing is selected and a search text otherwise',
    async () => {
      draw(<Sample />);
      expect(screen.getByRole('button').textContent).toBe('Please select a customer');
      await open();
      expect(input().placeholder).toBe('Please select a customer');
      type('app');
      fireEvent.click(screen.getByRole('option', { name: 'Apple (A1)' }));
      await open();
      expect(input().placeholder).toBe('Search...');
    },
  );

  it('shows that it searches or found nothing [ui-picker-005] [ui-picker-006]', async () => {
    const { rerender } = draw(<Sample searching />);
    await open();
    type('zzz');
    expect(screen.getByText('Searching..')).toBeTruthy();
    pass(250);
    rerender(<Sample options={[]} />);
    expect(screen.queryByText('Searching..')).toBeNull();
    expect(screen.getByText('No customer found')).toBeTruthy();
  });

  it(
    '[ui-picker-017] [ui-picker-018] [const-003] ' +
      'searches after a pause of 250 ms in typing, never for an empty text',
    async () => {
      const onSearch = vi.fn<(text: string) => void>();
      draw(<Sample onSearch={onSearch} />);
      await open();
      type('ap');
      pass(249);
      type('app');
      pass(249);
      expect(onSearch.mock.calls).toEqual([]);
      pass(1);
      type('  ');
      pass(500);
      expect(onSearch.mock.calls).toEqual([['app']]);
    },
  );

  it('closes when an option is selected [ui-picker-014]', async () => {
    const onChoose = vi.fn<(option: ListOption<number> | null) => void>();
    draw(<Sample onChoose={onChoose} />);
    await open();
    type('an');
    pass(250);
    expect(offered()).toEqual(['Apple (A1)', 'Banana (B2)']);
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(onChoose.mock.calls).toEqual([[banana]]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('button').textContent).toBe('Banana (B2)');
  });

  it('chooses the first result of the whole text if Enter comes before it', async () => {
    const onChoose = vi.fn<(option: ListOption<number> | null) => void>();
    const { rerender } = draw(<Sample onChoose={onChoose} />);
    await open();
    type('a');
    pass(250);
    type('ban');
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(offered(), 'results of the earlier text').toEqual(['Apple (A1)', 'Banana (B2)']);
    pass(249);
    expect(onChoose.mock.calls).toEqual([]);
    rerender(<Sample onChoose={onChoose} searching />);
    pass(1);
    expect(onChoose.mock.calls).toEqual([]);
    rerender(<Sample onChoose={onChoose} options={[banana]} />);
    expect(onChoose.mock.calls).toEqual([[banana]]);
  });

  it('clears when the selected option is selected again [ui-picker-015]', async () => {
    const onChoose = vi.fn<(option: ListOption<number> | null) => void>();
    draw(<Sample start={apple} onChoose={onChoose} />);
    await open();
    fireEvent.click(screen.getByRole('option', { name: 'Apple (A1)' }));
    expect(onChoose.mock.calls).toEqual([[null]]);
    expect(screen.getByRole('button').textContent).toBe('Please select a customer');
  });
});
