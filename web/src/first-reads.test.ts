import { describe, expect, it } from 'vitest';
import { lateFilter } from '#contexts/booking/links/status-filters.ts';
import { firstReads } from './first-reads.ts';

const dashboard = { pathname: '/dashboard', search: '' };
const now = Date.parse('2026-11-18T01:02:03.456Z');

describe('what a page reads first', () => {
  it('is of the dashboard only what staff may see', () => {
    const may = (...grantedPermissionNames: readonly string[]) =>
      firstReads(dashboard, { grantedPermissionNames, now }).map((read) => read.split('/')[2]);
    expect(may('Booking.View', 'Job.View')).toEqual(['booking', 'booking', 'booking', 'jobs']);
    expect(may('Finance.View')).toEqual(['finance']);
    expect(may()).toEqual([]);
  });

  it('is nothing of the dashboard of staff for a customer', () => {
    const grantedPermissionNames = ['Booking.View', 'Finance.View'];
    expect(firstReads(dashboard, { grantedPermissionNames, isCustomer: true, now })).toEqual([]);
  });

  it('includes what is late by the minute', () => {
    const reads = firstReads(dashboard, { grantedPermissionNames: ['Booking.View'], now });
    const filters = reads.map((read) => new URL(read, 'http://acme.localhost').searchParams);
    expect(filters.map((values) => values.get('filter'))).toContain(lateFilter(now));
  });
});
