import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { LabelsProvider } from '../labels.ts';
import { CheckboxField, SwitchField } from './CheckboxField.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import { DateField } from './DateField.tsx';
import { FormShell, formHabits } from './FormShell.tsx';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';

const fruits = ['Apple', 'Banana', 'Cherry'].map((label, at) => ({
  id: label,
  value: at + 1,
  label,
}));

type SheetProps = {
  readonly start: Readonly<Record<string, unknown>>;
  readonly onSubmit: (values: unknown) => void;
  readonly children: ReactNode;
};

function Sheet({ start, onSubmit, children }: SheetProps) {
  const form = useForm({ ...formHabits, defaultValues: start });
  return (
    <FormShell form={form} onSubmit={onSubmit} submitLabel="Save" working={false} problem={null}>
      {children}
    </FormShell>
  );
}

function sheet(start: SheetProps['start'], children: ReactNode) {
  const onSubmit = vi.fn<(values: unknown) => void>();
  const { person } = draw(
    <Sheet start={start} onSubmit={onSubmit}>
      {children}
    </Sheet>,
  );
  const saved = async () => {
    await person.click(screen.getByRole('button', { name: 'Save' }));
    return onSubmit.mock.lastCall?.[0];
  };
  return { person, saved };
}

/** Shows the fruits of the text before last until a search for the last one is answered. */
function SearchedFruit() {
  const [found, setFound] = useState({ text: '', fruits });
  const [text, setText] = useState('');
  useEffect(() => {
    const named = fruits.filter(({ label }) => label.toLowerCase().startsWith(text));
    const timer = setTimeout(() => setFound({ text, fruits: named }), 5);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <ComboboxField
      name="fruit"
      label="Fruit"
      options={found.fruits}
      onSearch={setText}
      waitMs={5}
      searching={found.text !== text}
    />
  );
}

describe('the value of a field', () => {
  it('is the value of the option, with numbers kept as numbers', async () => {
    const { person, saved } = sheet(
      { fruit: null },
      <SelectField name="fruit" label="Fruit" options={fruits} />,
    );
    expect(await saved()).toEqual({ fruit: null });
    await person.selectOptions(screen.getByLabelText('Fruit'), 'Banana');
    expect(await saved()).toEqual({ fruit: 2 });
  });

  it('is found by typing and cleared by its button', async () => {
    const { person, saved } = sheet(
      { fruit: null },
      <ComboboxField name="fruit" label="Fruit" options={fruits} />,
    );
    await person.type(screen.getByRole('combobox', { name: 'Fruit' }), 'an');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Banana']);
    await person.keyboard('{Enter}');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Banana');
    expect(await saved()).toEqual({ fruit: 2 });
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await saved()).toEqual({ fruit: null });
  });

  describe.each(['{Enter}', '{Tab}'])('of a search, if %s comes before its results', (key) => {
    it('becomes the first result of the whole text, or stays if there is none', async () => {
      const { person, saved } = sheet({ fruit: null }, <SearchedFruit />);
      await person.type(screen.getByRole('combobox', { name: 'Fruit' }), 'cher');
      await person.keyboard(key);
      const box = screen.getByRole<HTMLInputElement>('combobox');
      await vi.waitFor(() => expect(box.value).toBe('Cherry'));
      expect(await saved()).toEqual({ fruit: 3 });
      await person.clear(box);
      await person.type(box, 'none');
      await person.keyboard('{Tab}');
      await vi.waitFor(() => expect(box.value).toBe('Cherry'));
      expect(await saved()).toEqual({ fruit: 3 });
    });
  });

  it('is a plain date, typed or selected', async () => {
    const { person, saved } = sheet({ day: null }, <DateField name="day" label="Day" />);
    await person.type(screen.getByLabelText('Day'), '11/3/2026');
    expect(await saved()).toEqual({ day: '2026-11-03' });
    await person.click(screen.getByRole('button', { name: 'Open calendar' }));
    await person.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('11/04/2026');
    expect(await saved()).toEqual({ day: '2026-11-04' });
  });

  it('is rejected when it is not a date', async () => {
    const { person, saved } = sheet({ day: null }, <DateField name="day" label="Day" />);
    await person.type(screen.getByLabelText('Day'), 'soon');
    expect(await saved()).toBeUndefined();
    expect(screen.getByLabelText('Day').getAttribute('aria-invalid')).toBe('true');
  });

  it('is a boolean', async () => {
    const { person, saved } = sheet(
      { a: false, b: true },
      <>
        <CheckboxField name="a" label="A" />
        <SwitchField name="b" label="B" />
      </>,
    );
    await person.click(screen.getByRole('checkbox', { name: 'A' }));
    await person.click(screen.getByRole('switch', { name: 'B' }));
    expect(await saved()).toEqual({ a: true, b: false });
  });

  it('does not change by scrolling, or while it is read-only', async () => {
    const { person, saved } = sheet(
      { price: 5 },
      <MoneyField name="price" label="Price" readOnlyReason="It is invoiced" />,
    );
    const input = screen.getByLabelText('Price');
    fireEvent.wheel(input, { deltaY: 100 });
    await person.type(input, '9');
    expect(await saved()).toEqual({ price: 5 });
    expect(screen.getByRole('textbox', { description: 'It is invoiced' })).toBe(input);
  });
});

describe('a password field', () => {
  it('can be revealed', async () => {
    const { person } = sheet({ word: 'x' }, <PasswordField name="word" label="Password" />);
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });
});

describe('a number field with a unit', () => {
  it('ends before the unit, whatever its length', () => {
    const unit = 'days after the invoice';
    sheet({ days: 14 }, <NumberField name="days" label="Due" unit={unit} />);
    const { paddingRight } = screen.getByLabelText<HTMLInputElement>('Due').style;
    expect(paddingRight).toContain(`${unit.length}ch`);
  });
});

describe('a message that names its field', () => {
  it('has the label in the language of the screen', async () => {
    const word = (text: string) => (text === 'Colour' ? 'Farbe' : text);
    const field = <NumberField name="colour" label="Colour" rules={{ required: true }} />;
    const { saved } = sheet(
      { colour: null },
      <LabelsProvider value={word}>{field}</LabelsProvider>,
    );
    await saved();
    expect(await screen.findAllByText('Farbe is required')).toBeDefined();
  });
});
