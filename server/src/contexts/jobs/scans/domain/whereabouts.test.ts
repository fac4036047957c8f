import { describe, expect, it } from 'vitest';
import { whereabouts } from './whereabouts.ts';

const freight = {
  to: 'AtDepot' as const,
  fromAddress: { suburb: 'Alexandria', stateCode: 'NSW' },
  toAddress: { suburb: 'Richmond', stateCode: 'VIC' },
  driverName: 'Ravi Patel',
};
const scan = { location_code: null, warehouse_code: null, details: {} };

describe('the whereabouts of a scan', () => {
  it('are its location, its depot and the driver, before what was entered', () => {
    const inDepot = { location_code: 'DOCK-2', warehouse_code: 'SYD', details: { comment: 'Wet' } };
    expect(Object.entries(whereabouts(inDepot, freight))).toEqual([
      ['location', 'DOCK-2'],
      ['depot', 'SYD'],
      ['driver', 'Ravi Patel'],
      ['comment', 'Wet'],
    ]);
  });

  it('are the sender’s suburb at pickup and the receiver’s at the door', () => {
    const place = (to: 'PickedUp' | 'Delivered' | 'DeliveryFailed' | 'InTransit') =>
      whereabouts(scan, { ...freight, to, driverName: null })['location'];
    expect([
      place('PickedUp'),
      place('Delivered'),
      place('DeliveryFailed'),
      place('InTransit'),
    ]).toEqual(['Alexandria NSW', 'Richmond VIC', 'Richmond VIC', undefined]);
  });
});
