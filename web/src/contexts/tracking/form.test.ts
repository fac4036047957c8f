import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { formOf } from './form.ts';
import type { TrackingQuery } from './requests.ts';

afterEach(() => document.body.replaceChildren());

it('requires the number and the postcode [ui-bookings-010]', () => {
  const onTrack = vi.fn<(query: TrackingQuery) => void>();
  document.body.append(formOf({ requested: null, problem: '', onTrack }));
  const track = screen.getByRole('button', { name: 'Track' });
  fireEvent.click(track);
  expect(screen.getByText('Please enter the consignment number')).toBeTruthy();
  expect(screen.getByText('Please enter the postcode')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Consignment number'));
  fireEvent.input(screen.getByLabelText('Consignment number'), { target: { value: ' ACM12 ' } });
  fireEvent.input(screen.getByLabelText('Postcode'), { target: { value: '2015' } });
  fireEvent.click(track);
  expect(onTrack.mock.calls).toEqual([[{ number: 'ACM12', postcode: '2015' }]]);
});

it('keeps the input next to the error message', () => {
  const query = { number: 'ACM12', postcode: '9999' };
  document.body.append(
    formOf({ requested: query, problem: 'We could not find it.', onTrack: () => undefined }),
  );
  expect(screen.getByRole('alert').textContent).toBe('We could not find it.');
  expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('9999');
});
