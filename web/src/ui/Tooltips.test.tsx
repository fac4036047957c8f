import { act, fireEvent, screen } from '@testing-library/react';
import { Trash } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { draw } from './testing/draw.tsx';
import { placeOfTip } from './tip-place.ts';

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const tip = (): string | undefined => screen.queryByRole('tooltip')?.textContent;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const pointAt = (target: Element, pointerType = 'mouse'): void =>
  void fireEvent(target, new PointerEvent('pointermove', { bubbles: true, pointerType }));

const toolbar = (
  <main>
    <IconButton label="Delete" icon={Trash} />
    <Button keys="Mod+s">Save</Button>
    <Button disabledReason="Nothing is selected">Print</Button>
    <p>Rows</p>
  </main>
);

describe('a tooltip', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is shown once somebody points at its button for a while, in the page’s landmark', () => {
    draw(toolbar);
    pointAt(button('Delete'));
    pass(399);
    expect(tip()).toBe(undefined);
    pass(1);
    expect(tip()).toBe('Delete');
    expect(screen.getByRole('main').contains(screen.getByRole('tooltip'))).toBe(true);
  });

  it('is not shown to fingers', () => {
    draw(toolbar);
    pointAt(button('Delete'), 'touch');
    pass(1000);
    expect(tip()).toBe(undefined);
  });

  it('gives way to the next at once, and goes when nothing is pointed at', () => {
    draw(toolbar);
    pointAt(button('Delete'));
    pass(400);
    pointAt(button('Save'));
    pass(0);
    expect(tip()).toBe('SaveCtrl+S');
    pointAt(screen.getByText('Rows'));
    pass(150);
    expect(tip()).toBe(undefined);
  });

  it('stays while it is pointed at itself', () => {
    draw(toolbar);
    pointAt(button('Delete'));
    pass(400);
    pointAt(screen.getByText('Rows'));
    pass(100);
    pointAt(screen.getByRole('tooltip'));
    pass(1000);
    expect(tip()).toBe('Delete');
  });

  it('goes when its button is pressed, and does not come back until it is pointed at anew', () => {
    draw(toolbar);
    pointAt(button('Delete'));
    pass(400);
    fireEvent.pointerDown(button('Delete'));
    expect(tip()).toBe(undefined);
    pointAt(button('Delete'));
    pass(1000);
    expect(tip()).toBe(undefined);
  });

  it('says why a button does nothing when it is pressed', () => {
    draw(toolbar);
    fireEvent.click(button('Print'));
    expect(tip()).toBe('Nothing is selected');
    fireEvent.pointerDown(screen.getByText('Rows'));
    expect(tip()).toBe(undefined);
  });

  it('comes with the focus and goes by Escape, which closes nothing else', () => {
    const heard = vi.fn<() => void>();
    document.addEventListener('keydown', heard, { once: true });
    draw(toolbar);
    act(() => button('Delete').focus());
    expect(tip()).toBe('Delete');
    fireEvent.keyDown(button('Delete'), { key: 'Escape' });
    expect([tip(), heard.mock.calls.length]).toEqual([undefined, 0]);
    fireEvent.keyDown(button('Delete'), { key: 'Escape' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('goes with its button', async () => {
    const { rerender } = draw(toolbar);
    act(() => button('Delete').focus());
    rerender(<p>Rows</p>);
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
    expect(tip()).toBe(undefined);
  });

  it('tells screen readers the keys always', () => {
    draw(toolbar);
    expect(button('Save').getAttribute('aria-keyshortcuts')).toBe('Control+s');
  });
});

describe('the place of a tooltip', () => {
  const boxed = (left: number, top: number, width: number, height: number) => ({
    getBoundingClientRect: () => new DOMRect(left, top, width, height),
  });
  const tipBox = boxed(0, 0, 100, 20);
  const anchor = (left: number, top: number) => boxed(left, top, 40, 30);

  it('is above the middle of its button, below where there is no room, and on the screen', () => {
    const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
    expect([
      placeOfTip(anchor(500, 300), tipBox),
      placeOfTip(anchor(0, 10), tipBox),
      placeOfTip(anchor(960, 300), tipBox),
    ]).toEqual([
      { left: '470px', top: '274px' },
      { left: '8px', top: '46px' },
      { left: '892px', top: '274px' },
    ]);
    width.mockRestore();
  });
});
