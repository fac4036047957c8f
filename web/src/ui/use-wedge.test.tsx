import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from './testing/draw.tsx';
import { useWedge } from './use-wedge.ts';

function Station() {
  const [place, setPlace] = useState('');
  const [work, setWork] = useState('');
  const [scanned, setScanned] = useState('');
  useWedge((barcode) => setScanned(`${barcode} at “${place}” for “${work}”`));
  return (
    <>
      <input aria-label="Place" value={place} onChange={({ target }) => setPlace(target.value)} />
      <select aria-label="Work" value={work} onChange={({ target }) => setWork(target.value)}>
        <option value="">None</option>
        <option value="trip">CRT</option>
      </select>
      <output>{scanned}</output>
    </>
  );
}

/** Presses keys as fast as a reader, 8 ms apart. */
function press(field: Element, key: string, at: number): void {
  const event = createEvent.keyDown(field, { key });
  Object.defineProperty(event, 'timeStamp', { value: 1000 + at * 8 });
  fireEvent(field, event);
}

it.each([
  ['a field', 'Place', 'C'],
  ['a choice that jumps to what is typed', 'Work', 'trip'],
])('hears a reader while the focus is in %s, and undoes what it typed', (_, label, typed) => {
  draw(<Station />);
  const field = screen.getByLabelText(label);
  for (const [at, key] of ['C', 'R', 'T', '1', 'Enter'].entries()) {
    press(field, key, at);
    // What a browser does after the first key.
    if (key === 'C') fireEvent.change(field, { target: { value: typed } });
  }
  expect(screen.getByRole('status').textContent).toBe('CRT1 at “” for “”');
  expect((field as HTMLInputElement).value).toBe('');
});

function FieldFirst() {
  const field = useRef<HTMLInputElement>(null);
  useWedge(() => undefined, field);
  return (
    <>
      <input aria-label="Barcode" data-barcode ref={field} />
      <button type="button">Mode</button>
      <input aria-label="Place" />
      <div role="alertdialog" aria-label="Question">
        <button type="button">Close</button>
      </div>
    </>
  );
}

it.each([
  ['a button', () => screen.getByRole('button', { name: 'Mode' }), 'C', true],
  ['the page', () => document.body, 'C', true],
  ['a button that Space presses', () => screen.getByRole('button', { name: 'Mode' }), ' ', false],
  ['another field', () => screen.getByLabelText('Place'), 'C', false],
  ['a dialog', () => screen.getByRole('button', { name: 'Close' }), 'C', false],
])('moves the focus from %s to the barcode field, if the key is for it', (_, from, key, moves) => {
  draw(<FieldFirst />);
  from().focus();
  fireEvent.keyDown(from(), { key });
  expect(document.activeElement === screen.getByLabelText('Barcode')).toBe(moves);
});
