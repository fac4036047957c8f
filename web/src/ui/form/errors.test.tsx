import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { namedErrors, showServerErrors } from './errors.ts';

const values = { name: '', items: [{ weight: 1 }] };

function formAfter(refusals: Parameters<typeof showServerErrors>[1], otherwise?: string) {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: values });
    return { form, errors: form.formState.errors };
  });
  act(() => showServerErrors(result.current.form, refusals, otherwise));
  const { errors } = result.current;
  return { fields: namedErrors(errors), root: errors.root?.message };
}

describe('server errors', () => {
  it('are shown at the fields they name, whatever their spelling', () => {
    expect(
      formAfter([
        { message: 'Too heavy', members: ['Items[0].Weight'] },
        { message: 'Taken', members: ['name'] },
      ]),
    ).toEqual({
      fields: [
        { name: 'items.0.weight', message: 'Too heavy' },
        { name: 'name', message: 'Taken' },
      ],
      root: undefined,
    });
  });

  it('are shown on the form when they name none of its fields', () => {
    expect(formAfter([{ message: 'Closed', members: ['period'] }])).toEqual({
      fields: [],
      root: 'Closed',
    });
    expect(formAfter([], 'It did not work.')).toEqual({ fields: [], root: 'It did not work.' });
  });
});
