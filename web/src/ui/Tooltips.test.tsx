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

  it('is shown after hovering its button for a while, within the page’s landmark', () => {
    draw(toolbar);
    pointAt(button('Delete'));
    pass(399);
    expect(tip()).toBe(undefined);
    pass(1);
    expect(tip()).toBe('Delete');
    expect(screen.getByRole('main').contains(screen.getByRole('tooltip'))).toBe(true);
  });

  it('is not shown on touch', () => {
    draw(toolbar);
    pointAt(button('Delete'), 'touch');
    pass(1000);
    expect(tip()).toBe(undefined);
  });

  it('is replaced by the next immediately, and hidden when nothing is hovered', () => {
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

  it('remains while it is hovered itself', () => {
    draw(toolbar);
    pointAt(button('Delete'));
    pass(400);
    pointAt(screen.getByText('Rows'));
    pass(100);
    pointAt(screen.getByRole('tooltip'));
    pass(1000);
    expect(tip()).toBe('Delete');
  });

  it('hides when its button is pressed, until it is hovered again', () => {
    draw(toolbar);
    pointAt(button('Delete'));
    pass(400);
    fireEvent.pointerDown(button('Delete'));
    expect(tip()).toBe(undefined);
    pointAt(button('Delete'));
    pass(1000);
    expect(tip()).toBe(undefined);
  });

  it('explains a disabled button when it is pressed', () => {
    draw(toolbar);
    fireEvent.click(button('Print'));
    expect(tip()).toBe('Nothing is selected');
    fireEvent.pointerDown(screen.getByText('Rows'));
    expect(tip()).toBe(undefined);
  });

  it('is shown on focus and hidden by Escape, which closes nothing else', () => {
    const received = vi.fn<() => void>();
    document.addEventListener('keydown', received, { once: true });
    draw(toolbar);
    act(() => button('Delete').focus());
    expect(tip()).toBe('Delete');
    fireEvent.keyDown(button('Delete'), { key: 'Escape' });
    expect([tip(), received.mock.calls.length]).toEqual([undefined, 0]);
    fireEvent.keyDown(button('Delete'), { key: 'Escape' });
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('is removed with its button', async () => {
    const { rerender } = draw(toolbar);
    act(() => button('Delete').focus());
    rerender(<p>Rows</p>);
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
    expect(tip()).toBe(undefined);
  });

  it('always exposes the shortcut to screen readers', () => {
    draw(toolbar);
    expect(button('Save').getAttribute('aria-keyshortcuts')).toBe('Control+s');
  });
});

describe('tooltip placement', () => {
  const boxed = (left: number, top: number, width: number, height: number) => ({
    getBoundingClientRect: () => new DOMRect(left, top, width, height),
  });
  const tipBox = boxed(0, 0, 100, 20);
  const anchor = (left: number, top: number) => boxed(left, top, 40, 30);

  it('is centred above its button, or below when there is no room, and within the screen', () => {
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
