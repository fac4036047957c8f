import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { minor } from '@waybill/kernel/money';
import { ageingOn } from './ageing.ts';
import { dueDateOf, statusOn, statusOwing } from '../../invoices/domain/due-date.ts';

const today = localDate('2026-11-18');

describe('receivables ageing', () => {
  it('counts days after the due date; the due day itself is current', () => {
    const lates = [-5, 0, 1, 30, 31, 60, 61, 90, 91, 400];
    const items = lates.map((days) => ({
      dueDate: addDays(today, -days),
      outstanding: minor(100),
    }));
    expect(ageingOn(items, today)).toEqual([
      { name: 'Current', amount: 200 },
      { name: '1–30 days', amount: 200 },
      { name: '31–60 days', amount: 200 },
      { name: '61–90 days', amount: 200 },
      { name: 'Over 90 days', amount: 200 },
    ]);
  });
});

describe('an invoice on a given day', () => {
  it('is due according to the customer’s terms', () => {
    expect(dueDateOf(localDate('2026-11-18'), 14)).toBe('2026-12-02');
  });

  it('is overdue from the following day while anything is owed', () => {
    const on = (status: 'Issued' | 'PartiallyPaid' | 'Paid' | 'Void', dueDate: string) =>
      statusOn({ status, dueDate: localDate(dueDate) }, today);
    expect(on('Issued', '2026-11-18')).toBe('Issued');
    expect(on('Issued', '2026-11-17')).toBe('Overdue');
    expect(on('PartiallyPaid', '2026-11-17')).toBe('Overdue');
    expect(on('Paid', '2026-11-17')).toBe('Paid');
    expect(on('Void', '2026-11-17')).toBe('Void');
  });

  it('is paid, partly paid or issued according to the amount owed', () => {
    const owing = [0, 1, 99, 100].map((owed) => statusOwing(minor(100), minor(owed)));
    expect(owing).toEqual(['Paid', 'PartiallyPaid', 'PartiallyPaid', 'Issued']);
  });
});
