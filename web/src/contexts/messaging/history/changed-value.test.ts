import { expect, it } from 'vitest';
import { formatsOf } from '#shell/formats.ts';
import { readableChanges } from './changed-value.ts';

const formats = formatsOf('Australia/Sydney', 'AUD');
const change = (propertyname: string, originalvalue: string | null, newvalue: string | null) =>
  readableChanges({ propertyname, originalvalue, newvalue }, formats);

it('formats money, times, booleans and empty values for readers', () => {
  expect(change('outstanding_minor', '123450', '-100')).toEqual([
    { name: 'Outstanding', before: '$1,234.50', after: '−$1.00' },
  ]);
  expect(change('is_active', 'true', 'false')).toEqual([
    { name: 'Active', before: 'yes', after: 'no' },
  ]);
  expect(change('note', null, 'Fragile')).toEqual([
    { name: 'Note', before: 'nothing', after: 'Fragile' },
  ]);
  expect(change('last_tracking_status', 'PickedUp', 'InTransit')).toEqual([
    { name: 'Last tracking status', before: 'Picked up', after: 'In transit' },
  ]);
  const [moved] = change('pickup_ready_at', null, '2026-11-18T03:15:00+00:00');
  expect([moved?.name, moved?.after]).toEqual([
    'Pickup ready',
    formats.dateTime('2026-11-18T03:15:00+00:00'),
  ]);
});

it('shows the changed parts of an address, and truncated text as it is', () => {
  const before = JSON.stringify({ suburb: 'Ryde', postCode: '2112', isResidential: true });
  const after = JSON.stringify({ suburb: 'Eastwood', postCode: '2112' });
  expect(change('to_address', before, after)).toEqual([
    { name: 'To address', part: 'Suburb', before: 'Ryde', after: 'Eastwood' },
    { name: 'To address', part: 'Residential', before: 'yes', after: 'nothing' },
  ]);
  expect(change('to_address', '{"suburb":"Ry', after)).toEqual([
    { name: 'To address', before: '{"suburb":"Ry', after },
  ]);
});

it('leaves out columns that repeat what another one says', () => {
  expect(change('note_sentence', null, '{"key":"Paid"}')).toEqual([]);
  expect(change('bare_company', 'cedar', 'cedar co')).toEqual([]);
});
