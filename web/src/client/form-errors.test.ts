import type { UseFormSetError } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { BadRequestError, NoResponseError } from './errors.ts';
import { showInForm } from './form-errors.ts';
import { refusal } from './testing/fake-server.ts';

type Values = { code: string; items: { weight: number }[] };

const refused = (errors: readonly { message: string; members: readonly string[] }[] | null) =>
  new BadRequestError({
    status: 400,
    body: refusal('Your request is not valid!', 1001, errors),
    requestId: null,
    retryAfter: null,
  });

describe('showing errors in a form', () => {
  it('assigns each error to its field, ignoring case, and the rest to the form', () => {
    const setError = vi.fn<UseFormSetError<Values>>();
    const error = refused([
      { message: 'Code is taken', members: ['Code'] },
      { message: 'Too heavy', members: ['items[0].weight'] },
      { message: 'Nobody pays', members: ['payer'] },
    ]);
    showInForm<Values>(error, setError, ['code', 'items.0.weight']);
    expect(setError.mock.calls).toEqual([
      ['code', { type: 'server', message: 'Code is taken' }, { shouldFocus: true }],
      ['items.0.weight', { type: 'server', message: 'Too heavy' }, { shouldFocus: false }],
      ['root', { type: 'server', message: 'Nobody pays' }],
    ]);
  });

  it('follows the field order, so that the first on the page gets the focus', () => {
    const setError = vi.fn<UseFormSetError<Values>>();
    const error = refused([
      { message: 'Too heavy', members: ['items[0].weight'] },
      { message: 'Code is taken', members: ['code'] },
    ]);
    showInForm<Values>(error, setError, ['code', 'items.0.weight']);
    expect(setError.mock.calls.map(([name, , options]) => [name, options?.shouldFocus])).toEqual([
      ['code', true],
      ['items.0.weight', false],
    ]);
  });

  it('shows the whole message on the form when it names no field', () => {
    const setError = vi.fn<UseFormSetError<Values>>();
    showInForm<Values>(new NoResponseError(null), setError, ['code']);
    expect(setError.mock.calls).toEqual([
      [
        'root',
        {
          type: 'server',
          message: 'The server cannot be reached. Check your connection and try again.',
        },
      ],
    ]);
  });
});
