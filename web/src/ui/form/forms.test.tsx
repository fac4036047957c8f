import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Panel } from '../Panel.tsx';
import { draw } from '../testing/draw.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FormShell, formHabits } from './FormShell.tsx';
import { NumberField } from './NumberField.tsx';
import type { FieldRules } from './rules.ts';
import { TextField } from './TextField.tsx';

type Values = { readonly name: string; readonly code: string; readonly weight: number | null };

type SheetProps = {
  readonly children: ReactNode;
  readonly values?: Partial<Values>;
  readonly onSubmit?: (values: Values) => unknown;
  readonly problem?: string;
  readonly useLeaveGuard?: (dirty: boolean) => void;
  readonly summaryHidden?: boolean;
};

function Sheet({ children, values, onSubmit, problem, ...rest }: SheetProps) {
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { name: '', code: '', weight: null, ...values },
  });
  return (
    <FormShell
      {...rest}
      form={form}
      onSubmit={onSubmit ?? (() => undefined)}
      submitLabel="Save"
      working={false}
      problem={problem}
    >
      {children}
    </FormShell>
  );
}

const submit = () => screen.getByRole('button', { name: 'Save' });
const nameField = (rules: FieldRules) => <TextField name="name" label="Name" rules={rules} />;

describe('a field', () => {
  it('with an optional value shows (optional) in its label [ui-forms-001]', () => {
    draw(
      <Sheet>
        <TextField name="name" label="Name" optional />
        <TextField name="code" label="Code" />
      </Sheet>,
    );
    expect(screen.getAllByText(/Name|Code/).map((label) => label.textContent)).toEqual([
      'Name(optional)',
      'Code',
    ]);
  });

  it('shows its error below and removes it once corrected [ui-forms-007] [val-018]', async () => {
    const { person } = draw(<Sheet summaryHidden>{nameField({ required: true })}</Sheet>);
    const input = screen.getByRole('textbox');
    await person.click(input);
    await person.tab();
    const message = await screen.findByText('Name is required');
    expect(input.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(input.getAttribute('aria-describedby')).toBe(message.id);
    await person.type(input, 'A');
    expect(screen.queryByText('Name is required')).toBeNull();
  });

  it('delays its error while a mouse button is down, so that the click hits', async () => {
    const { person } = draw(
      <Sheet summaryHidden>
        {nameField({ required: true })}
        <CheckboxField name="code" label="Terms" />
      </Sheet>,
    );
    await person.click(screen.getByRole('textbox'));
    const terms = screen.getByRole('checkbox') as HTMLInputElement;
    await person.pointer({ keys: '[MouseLeft>]', target: terms });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText('Name is required')).toBeNull();
    await person.pointer({ keys: '[/MouseLeft]', target: terms });
    await screen.findByText('Name is required');
    expect(terms.checked).toBe(true);
  });

  it('for a number evaluates sums and returns a number', async () => {
    const onSubmit = vi.fn<(...input: readonly unknown[]) => void>();
    const { person } = draw(
      <Sheet onSubmit={onSubmit}>
        <NumberField name="weight" label="Weight" decimals={2} />
      </Sheet>,
    );
    await person.type(screen.getByLabelText('Weight'), '1,000*1.5');
    await person.tab();
    expect((screen.getByLabelText('Weight') as HTMLInputElement).value).toBe('1,500.00');
    await person.click(submit());
    expect(onSubmit.mock.calls).toEqual([[{ name: '', code: '', weight: 1500 }]]);
  });
});

describe('a form', () => {
  it('shows its own error [ui-forms-008]', () => {
    draw(<Sheet problem="The code is taken.">{nameField({})}</Sheet>);
    expect(screen.getByRole('alert').textContent).toBe('The code is taken.');
  });

  it('is submitted once on a double click, even while it waits for an upload', async () => {
    const onSubmit = vi.fn<() => Promise<void>>(() => new Promise((done) => setTimeout(done, 300)));
    const { person } = draw(<Sheet onSubmit={onSubmit}>{null}</Sheet>);
    const save = screen.getByRole('button', { name: 'Save' });
    await person.dblClick(save);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('informs its leave guard while it has changes', async () => {
    const guard = vi.fn<(...input: readonly unknown[]) => void>();
    const { person } = draw(<Sheet useLeaveGuard={guard}>{nameField({})}</Sheet>);
    expect(guard.mock.lastCall).toEqual([false]);
    await person.type(screen.getByRole('textbox'), 'A');
    expect(guard.mock.lastCall).toEqual([true]);
  });

  it.each(['{Control>}s{/Control}', '{Control>}{Enter}{/Control}'])(
    'is submitted by %s',
    async (keys) => {
      const onSubmit = vi.fn<(...input: readonly unknown[]) => void>();
      const { person } = draw(<Sheet onSubmit={onSubmit}>{nameField({})}</Sheet>);
      await person.type(screen.getByRole('textbox'), `Ada${keys}`);
      await vi.waitFor(() =>
        expect(onSubmit.mock.calls).toEqual([[{ name: 'Ada', code: '', weight: null }]]),
      );
    },
  );
});

describe('the error summary box', () => {
  const fields = (
    <>
      <TextField name="name" label="Name" rules={{ required: true }} />
      <TextField name="code" label="Code" rules={{ required: true }} />
    </>
  );
  const listed = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  it('lists errors under the title Errors [ui-errorbox-001] [ui-errorbox-002]', async () => {
    const { person } = draw(<Sheet>{fields}</Sheet>);
    await person.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'ErrorsName is requiredCode is required',
    );
    expect(listed()).toEqual(['Name is required', 'Code is required']);
  });

  it('accepts another title and can be limited to given fields [ui-errorbox-003]', async () => {
    const { person } = draw(
      <Sheet summaryHidden>
        <ErrorSummary title="Codes" only={['code']} />
        {fields}
      </Sheet>,
    );
    await person.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe('CodesCode is required');
  });

  it('names the field, and the row, of errors with the same message', async () => {
    const required = 'Enter an account code';
    const { person } = draw(
      <Sheet>
        <TextField name="name" label="Revenue" rules={{ required }} />
        <TextField name="code" label="Bank" rules={{ required }} />
        <TextField name="items.0.weight" label="Weight" rules={{ required: true }} />
        <TextField name="items.1.weight" label="Weight" rules={{ required: true }} />
        <TextField name="items.1.length" label="Length" rules={{ required: 'Enter a size' }} />
        <TextField name="items.1.width" label="Width" rules={{ required: 'Enter a size' }} />
      </Sheet>,
    );
    await person.click(submit());
    await screen.findByRole('alert');
    expect(listed()).toEqual([
      'Revenue: Enter an account code',
      'Bank: Enter an account code',
      'Row 1: Weight is required',
      'Row 2: Weight is required',
      'Row 2, Length: Enter a size',
      'Row 2, Width: Enter a size',
    ]);
  });

  it('names the group of fields whose label other groups have', async () => {
    const { person } = draw(
      <Sheet values={{ name: 'Ada' }}>
        <FieldGroup title="Standard">
          <TextField name="name" label="Minimum" rules={{ required: true }} />
          <TextField name="weight" label="Weight" rules={{ required: true }} />
        </FieldGroup>
        <Panel title="Premium">
          <TextField name="code" label="Minimum" rules={{ required: true }} />
        </Panel>
      </Sheet>,
    );
    await person.click(submit());
    await screen.findByRole('alert');
    expect(listed()).toEqual(['Weight is required', 'Premium: Minimum is required']);
  });

  it('focuses the field of a clicked error [ui-errorbox-004]', async () => {
    const { person } = draw(<Sheet>{fields}</Sheet>);
    await person.click(submit());
    await person.click(await screen.findByRole('button', { name: 'Code is required' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
  });
});

describe(
  '[ui-forms-002] [ui-forms-003] [ui-forms-004] [ui-forms-005] [ui-forms-006] ' +
    'required, minimum, maximum, length and pattern of a field',
  () => {
    it.each<[FieldRules, string, string]>([
      [{ required: true }, '', 'Name is required'],
      [{ required: true }, '  ', 'Name is required'],
      [{ minLength: 3 }, 'ab', 'Name must be at least 3 characters long'],
      [{ maxLength: 3 }, 'abcd', "Name can't be longer than 3 characters"],
      [{ pattern: /^\d+$/ }, '12a', 'Name has an invalid format'],
      [{ pattern: { value: /^\d+$/, message: 'Digits only' } }, 'x', 'Digits only'],
    ])('%o: %s is rejected with: %s', async (rules, typed, message) => {
      const onSubmit = vi.fn<(...input: readonly unknown[]) => void>();
      const { person } = draw(<Sheet onSubmit={onSubmit}>{nameField(rules)}</Sheet>);
      const input = screen.getByRole('textbox', { name: 'Name' });
      if (typed !== '') await person.type(input, typed);
      await person.click(submit());
      expect(await screen.findByRole('textbox', { name: 'Name', description: message })).toBe(
        input,
      );
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it.each<[FieldRules, string, string]>([
      [{ min: 2 }, '1', 'Weight must be at least 2'],
      [{ max: 10 }, '11', 'Weight must be at most 10'],
      [{}, 'heavy', 'A number is required'],
    ])('a number %o: %s is rejected with: %s', async (rules, typed, message) => {
      const { person } = draw(
        <Sheet>
          <NumberField name="weight" label="Weight" rules={rules} />
        </Sheet>,
      );
      await person.type(screen.getByLabelText('Weight'), typed);
      await person.click(submit());
      expect((await screen.findByLabelText('Weight')).getAttribute('aria-invalid')).toBe('true');
      expect(screen.getAllByText(message)).not.toEqual([]);
      const listed = within(screen.getByRole('alert')).getByRole('listitem').textContent;
      expect(listed).toBe(message.startsWith('Weight') ? message : `Weight: ${message}`);
    });
  },
);
