import { bookingStatuses } from '@waybill/contract/booking/lifecycle';
import { creditNoteStatuses, invoiceStatuses } from '@waybill/contract/finance/lifecycle';
import { jobStatuses } from '@waybill/contract/jobs/lifecycle';
import { itemStatuses } from '@waybill/contract/warehouse/lifecycle';
import { platformTexts } from '@waybill/contract/tenancy/texts/platform';
import { expect, it } from 'vitest';
import { statusWord } from './status-word.ts';

it('has a text for every status that reports and the search show', () => {
  const statuses = [
    ...bookingStatuses,
    ...jobStatuses,
    ...invoiceStatuses,
    ...creditNoteStatuses,
    ...itemStatuses,
  ];
  const known = new Set<string>(platformTexts);
  expect(statuses.map(statusWord).filter((word) => !known.has(word))).toEqual([]);
});
