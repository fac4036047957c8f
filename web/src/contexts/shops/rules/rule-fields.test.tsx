import type { OrderRule } from '@waybill/contract/shops/rules/shapes';
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { draw } from '#ui/testing/draw.tsx';
import { RuleFields, type RuleValues } from './RuleFields.tsx';

const rule: OrderRule = {
  name: 'Pots alone',
  member: 'Sku',
  operator: 'Is',
  value: 'POT',
  furtherConditions: [],
  action: 'BookApart',
  carrierAccountId: null,
  serviceCode: null,
  isActive: true,
};

type FormProps = { readonly onSend: (values: RuleValues) => void };

function Form({ onSend }: FormProps) {
  const form = useForm<RuleValues>({ defaultValues: { rules: [rule] } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
        <RuleFields shop={{ id: 1 } as never} at={0} actions={null} />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

it('removes the condition of its button, and moves the focus to the one to add', async () => {
  const onSend = vi.fn<FormProps['onSend']>();
  const { person } = draw(<Form onSend={onSend} />);
  const add = screen.getByRole('button', { name: 'Add condition' });
  for (const value of ['PAN', 'LID']) {
    await person.click(add);
    await person.type(screen.getAllByLabelText(/^Value/).at(-1) ?? add, value);
  }
  await person.click(add);
  await person.click(screen.getByRole('button', { name: 'Remove condition 4' }));
  expect(document.activeElement).toBe(add);
  await person.click(screen.getByDisplayValue('LID'));
  await person.click(screen.getByRole('button', { name: 'Remove condition 2' }));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  const furtherConditions = [{ member: 'Sku', operator: 'Is', value: 'LID' }];
  expect(onSend.mock.lastCall?.[0]).toEqual({ rules: [{ ...rule, furtherConditions }] });
});
