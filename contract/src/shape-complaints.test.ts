import { expect, it } from 'vitest';
import { z } from 'zod';
import { sayComplaint } from './shape-complaints.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: sayComplaint }).error?.issues[0]?.message;

it('explains wrong text and list sizes in words for people', () => {
  expect([
    said(z.string().max(3), 'four'),
    said(z.string().min(8), 'short'),
    said(z.string().min(1), ''),
    said(z.array(z.string()).max(1), ['a', 'b']),
    said(z.array(z.string()).min(1), []),
    said(z.number().min(0), -1),
    said(z.number().max(5), 6),
    said(z.number().gt(0), 0),
    said(z.number().lt(5), 5),
    said(z.number().int(), 2.5),
    said(z.number(), null),
    said(z.object({ name: z.string() }), {}),
    said(z.enum(['PerKg', 'PerItem']), 'PerBanana'),
    said(z.iso.date(), '2026-13-01'),
  ]).toEqual([
    'At most 3 characters',
    'At least 8 characters',
    'Please fill this in',
    'At most 1 entries',
    'At least 1 entries',
    'Please enter 0 or more',
    'Please enter 5 or less',
    'Please enter more than 0',
    'Please enter less than 5',
    'Please enter a whole number',
    'Please fill this in',
    'Please fill this in',
    'Please enter one of PerKg, PerItem',
    'A date is written YYYY-MM-DD',
  ]);
});

it('keeps custom schema messages, and technical messages where no person enters the value', () => {
  expect(said(z.string().max(3, 'A code has three letters'), 'four')).toBe(
    'A code has three letters',
  );
  expect(said(z.number(), 'one')).toBe('Invalid input: expected number, received string');
});
