import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ShortcutsProvider } from './shortcuts-on.ts';
import { draw } from './testing/draw.tsx';
import { useShortcut } from './use-shortcut.ts';

function Page({ keys, act }: { readonly keys: string; readonly act: () => void }) {
  useShortcut(keys, act);
  return <input aria-label="Note" />;
}

const times = (keys: string, press: () => void): number => {
  const act = vi.fn<() => void>();
  const { unmount } = draw(<Page keys={keys} act={act} />);
  press();
  unmount();
  return act.mock.calls.length;
};
const key = (init: KeyboardEventInit, target: Element = document.body) =>
  fireEvent.keyDown(target, init);
const note = () => screen.getByRole('textbox');

describe('a shortcut', () => {
  it('runs by its key or by its sequence of keys', () => {
    expect(times('n', () => key({ key: 'n' }))).toBe(1);
    expect(
      times('g d', () => {
        key({ key: 'g' });
        key({ key: 'd' });
      }),
    ).toBe(1);
    expect(times('g d', () => key({ key: 'd' }))).toBe(0);
  });

  it('is inactive while typing, unless it has a modifier', () => {
    expect(times('n', () => key({ key: 'n' }, note()))).toBe(0);
    expect(times('Mod+s', () => key({ key: 's', ctrlKey: true }, note()))).toBe(1);
    expect(times('n', () => key({ key: 'n', ctrlKey: true }))).toBe(0);
  });

  it('is inactive when single keys are disabled', () => {
    const act = vi.fn<() => void>();
    draw(
      <ShortcutsProvider value={false}>
        <Page keys="n" act={act} />
        <Page keys="Mod+k" act={act} />
      </ShortcutsProvider>,
    );
    key({ key: 'n' });
    expect(act).not.toHaveBeenCalled();
    key({ key: 'k', ctrlKey: true });
    expect(act).toHaveBeenCalledTimes(1);
  });
});
