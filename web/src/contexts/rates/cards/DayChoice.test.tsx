import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#ui/testing/draw.tsx';
import { DayChoice } from './DayChoice.tsx';

it('does not report incomplete dates while typing', async () => {
  const days: (string | null)[] = [];
  function Choice() {
    const [day, setDay] = useState('2026-12-01');
    return (
      <DayChoice
        label="Valid on"
        day={day}
        onChange={(chosen) => {
          days.push(chosen);
          setDay(chosen ?? '2026-11-22');
        }}
      />
    );
  }
  const { person } = draw(<Choice />);
  const field = screen.getByRole('textbox', { name: /^Valid on/ });
  await person.type(field, '{Backspace}7');
  expect(field).toHaveProperty('value', '12/01/2027');
  expect(days).toEqual(['2027-12-01']);
});
