import { expect, it } from 'vitest';
import { z } from 'zod';
import { complaintText } from './shape-complaints.ts';

const message = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: complaintText }).error?.issues[0]?.message;

it('explains wrong text and list sizes in words for people', () => {
  expect([
    message(z.string().max(3), 'four'),
    message(z.string().min(8), 'short'),
    message(z.string().min(1), ''),
    message(z.array(z.string()).max(1), ['a', 'b']),
    message(z.array(z.string()).min(1), []),
    message(z.number().min(0), -1),
    message(z.number().max(5), 6),
    message(z.number().gt(0), 0),
    message(z.number().lt(5), 5),
    message(z.number().int(), 2.5),
    message(z.number(), null),
    message(z.object({ name: z.string() }), {}),
    message(z.enum(['PerKg', 'PerItem']), 'PerBanana'),
    message(z.iso.date(), '2026-13-01'),
  ]).toEqual([
    'At most 3 characters',
    'At least 8 characters',
    'Please fill this in',
    'At most 1 entry',
    'At least 1 entry',
    'Please enter 0 or more',
    'Please enter 5 or less',
    'Please enter more than 0',
    'Please enter less than 5',
    'Please enter a whole number',
    'Please fill this in',
    'Please fill this in',
    'Please enter one of PerKg, PerItem',
    'Enter the date as YYYY-MM-DD',
  ]);
});

it('keeps custom schema messages, and technical messages where no person enters the value', () => {
  expect(message(z.string().max(3, 'A code has three letters'), 'four')).toBe(
    'A code has three letters',
  );
  expect(message(z.number(), Number.NaN)).toBe('A number is required');
  expect(message(z.number(), 'one')).toBe('Invalid input: expected number, received string');
});
