import { describe, expect, it } from 'vitest';
import { momentInCell } from './moment-in-cell.ts';

const inCsv = { timezone: 'Australia/Sydney', isWorkbook: false } as const;
const inWorkbook = { timezone: 'Australia/Sydney', isWorkbook: true } as const;

describe('a day and time in a cell', () => {
  it.each([
    ['2026-12-01 18:30', '2026-12-01T07:30:00.000Z'],
    ['2026-12-01T18:30:15', '2026-12-01T07:30:15.000Z'],
    ['2026-07-01 6:05', '2026-06-30T20:05:00.000Z'],
    ['1/12/2026 18:30', '2026-12-01T07:30:00.000Z'],
    ['2026-12-01', '2026-11-30T13:00:00.000Z'],
    ['2026-12-01T18:30:00+08:00', '2026-12-01T10:30:00.000Z'],
    ['2026-12-01T18:30:00.000Z', '2026-12-01T18:30:00.000Z'],
  ])('%s is that moment in Sydney', (text, moment) => {
    expect(momentInCell(text, inCsv)?.toISOString()).toBe(moment);
  });

  it('is local in a workbook, whose date cells are read with Z', () => {
    const moment = momentInCell('2026-12-01T18:30:00.000Z', inWorkbook);
    expect(moment?.toISOString()).toBe('2026-12-01T07:30:00.000Z');
  });

  it.each(['', 'tonight', '2026-02-30 10:00', '31/2/2026', '2026-12-01 24:00', '18:30'])(
    '“%s” is none',
    (text) => expect(momentInCell(text, inCsv)).toBeNull(),
  );

  it('is none if its offset does not exist', () => {
    expect(momentInCell('2026-12-01T18:30:00+99:00', inCsv)).toBeNull();
  });
});
