import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from './testing/draw.tsx';
import { toastLimits } from './toast-limits.ts';
import type { ToastMessage } from './toast-message.ts';
import { fetchToastArea, useToast } from './Toasts.tsx';

function Teller({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const show = useToast();
  return messages.map((message) => (
    <button key={message.title} type="button" onClick={() => show(message)}>
      tell {message.title}
    </button>
  ));
}

const sent = { title: 'Invoice sent' };
const voided = { title: 'Invoice voided' };
const notify = (message: ToastMessage) =>
  fireEvent.click(screen.getByText(`tell ${message.title}`));
const toasts = () => [...document.querySelectorAll('ol > li')].map((item) => item.textContent);
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

function swipe(distance: number): void {
  const toast = document.querySelector<HTMLElement>('ol > li');
  if (!toast) throw new Error('There is no toast to swipe.');
  toast.setPointerCapture = () => undefined;
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1 });
  fireEvent.pointerDown(toast, at(0));
  fireEvent.pointerMove(toast, at(20));
  fireEvent.pointerMove(toast, at(distance));
  fireEvent.pointerUp(toast, at(distance));
}

describe('a toast', () => {
  it('waits for its renderer, which is loaded separately', async () => {
    vi.resetModules();
    const untouched = await import('./Toasts.tsx');
    const Saver = () => {
      const show = untouched.useToast();
      return (
        <button type="button" onClick={() => show(sent)}>
          tell {sent.title}
        </button>
      );
    };
    render(
      <untouched.Toasts>
        <Saver />
      </untouched.Toasts>,
    );
    notify(sent);
    expect(toasts()).toEqual([]);
    await screen.findByRole('status');
    expect(toasts()).toEqual(['Invoice sent']);
  });
});

describe('toasts', () => {
  beforeAll(async () => void (await fetchToastArea()));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are shown one at a time, the newest [ui-toast-001] [st-011] [const-007]', () => {
    draw(<Teller messages={[sent, voided]} />);
    notify(sent);
    expect(toasts()).toEqual(['Invoice sent']);
    notify(voided);
    expect(toasts()).toEqual(['Invoice voided']);
    expect(toastLimits.visible).toBe(1);
  });

  it('last 5000 ms [ui-toast-002] [const-008]', () => {
    draw(<Teller messages={[sent]} />);
    notify(sent);
    pass(4999);
    expect(toasts()).toEqual(['Invoice sent']);
    pass(1);
    expect(toasts()).toEqual([]);
  });

  it('last 10 s when they have an action', () => {
    const onAct = vi.fn<(...input: readonly unknown[]) => void>();
    const message = { ...sent, action: { label: 'Undo', onAct } };
    draw(<Teller messages={[message]} />);
    notify(message);
    pass(9999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAct).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });

  it('restart the timer for a message shown again', () => {
    draw(<Teller messages={[sent]} />);
    notify(sent);
    pass(4000);
    notify(sent);
    pass(4000);
    expect(toasts()).toEqual(['Invoice sent']);
  });

  it('close when swiped further than 50 pixels [ui-toast-003] [const-009]', () => {
    draw(<Teller messages={[sent]} />);
    notify(sent);
    swipe(49);
    expect(toasts()).toEqual(['Invoice sent']);
    swipe(51);
    expect(toasts()).toEqual([]);
  });

  it('are focused with F8 [ui-toast-004] [const-010]', () => {
    draw(<Teller messages={[sent]} />);
    notify(sent);
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement).toBe(document.querySelector('ol'));
  });

  it('are at most 420px wide on medium screens [ui-toast-005] [const-011]', () => {
    draw(<Teller messages={[sent]} />);
    expect(document.querySelector('ol')?.className.split(' ')).toContain('md:max-w-[420px]');
  });

  it('open their target when their text is clicked', () => {
    const onOpen = vi.fn<(...input: readonly unknown[]) => void>();
    const message = { ...sent, onOpen };
    draw(<Teller messages={[message]} />);
    notify(message);
    fireEvent.click(screen.getByRole('button', { name: 'Invoice sent' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});
