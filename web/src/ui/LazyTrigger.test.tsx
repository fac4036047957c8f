import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyLayer } from './lazy-layer.ts';
import { type FirstOpening, LazyTrigger } from './LazyTrigger.tsx';
import { draw } from './testing/draw.tsx';

function Opened({ typed }: FirstOpening) {
  return <input aria-label="Search" defaultValue={typed} />;
}

function drawn() {
  const { promise, resolve } = Promise.withResolvers<typeof Opened>();
  const layer = lazyLayer<FirstOpening>(() => promise);
  const trigger = <button type="button">Choose</button>;
  draw(<LazyTrigger layer={layer} trigger={trigger} opens="listbox" more={{}} />);
  const button = screen.getByRole('button');
  button.focus();
  return { button, arrive: () => act(async () => resolve(Opened)) };
}

it('passes what was typed while the layer was fetched to it, but no shortcuts', async () => {
  const { button, arrive } = drawn();
  fireEvent.click(button);
  for (const key of ['C', 'e', 'Shift', 'd']) fireEvent.keyDown(button, { key });
  fireEvent.keyDown(button, { key: 'k', ctrlKey: true });
  await arrive();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ced');
});

it('leaves keys alone until it is opened', async () => {
  const { button, arrive } = drawn();
  expect(fireEvent.keyDown(button, { key: 'a' })).toBe(true);
  await arrive();
  fireEvent.click(button);
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
});
