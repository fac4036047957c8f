import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import { describe, expect, it } from 'vitest';
import { eventOfJourney, standingOfJourney, statusOfJourney } from './journey.ts';

describe('the status of a journey', () => {
  it.each<[readonly BookingStatus[], BookingStatus]>([
    [['Booked', 'Booked'], 'Booked'],
    [['PickedUp', 'Booked'], 'Booked'],
    [['Delivered', 'Booked'], 'Booked'],
    [['Delivered', 'PickupRequested'], 'PickupRequested'],
    [['Delivered', 'InTransit'], 'InTransit'],
    [['OutForDelivery', 'AtDepot', 'InTransit'], 'InTransit'],
    [['Delivered', 'Delivered'], 'Delivered'],
    [['Delivered', 'Damaged'], 'Damaged'],
    [['OnHold', 'Booked'], 'OnHold'],
    [['Lost', 'Failed'], 'Lost'],
    [['Failed', 'Booked'], 'Failed'],
  ])('of legs %j is %s (B-24)', (legs, status) => {
    expect(statusOfJourney(legs)).toBe(status);
  });
});

describe('the event of a leg', () => {
  it.each<[BookingStatus, number, BookingStatus]>([
    ['PickedUp', 1, 'PickedUp'],
    ['PickedUp', 2, 'InTransit'],
    ['PickedUp', 3, 'InTransit'],
    ['InTransit', 2, 'InTransit'],
    ['OutForDelivery', 1, 'InTransit'],
    ['OutForDelivery', 3, 'OutForDelivery'],
    ['Delivered', 1, 'AtDepot'],
    ['Delivered', 2, 'AtDepot'],
    ['Delivered', 3, 'Delivered'],
    ['Damaged', 1, 'Damaged'],
    ['Failed', 3, 'Failed'],
  ])('%s of leg %i of 3 becomes %s of the journey', (event, legNumber, result) => {
    expect(eventOfJourney(event, { legNumber, legs: 3 })).toBe(result);
  });
});

describe('the status of a whole journey', () => {
  const [nine, ten, eleven] = [9, 10, 11].map((hour) => new Date(Date.UTC(2026, 10, 20, hour)));
  const leg = (status: BookingStatus, differences: object = {}) => ({
    status,
    status_at: null,
    last_tracking_status: null,
    last_tracking_at: null,
    picked_up_at: null,
    delivered_at: null,
    ...differences,
  });

  it('comes from its newest event; pickup is that of the first leg', () => {
    const first = leg('Delivered', {
      status_at: ten,
      last_tracking_status: 'Delivered',
      last_tracking_at: ten,
      picked_up_at: nine,
      delivered_at: ten,
    });
    expect(standingOfJourney([first, leg('Booked')])).toEqual({
      status: 'Booked',
      statusAt: ten,
      trackedStatus: 'AtDepot',
      trackedAt: ten,
      pickedUpAt: nine,
      isUnderWay: true,
      deliveredAt: null,
    });
  });

  it('is under way once a leg has left, whatever the status of the others', () => {
    const under = (...statuses: BookingStatus[]) =>
      standingOfJourney(statuses.map((status) => leg(status))).isUnderWay;
    expect([
      under('Booked', 'ReadyForPickup'),
      under('Failed', 'Booked'),
      under('PickedUp', 'Booked'),
      under('Failed', 'Delivered'),
    ]).toEqual([false, false, true, true]);
  });

  it('is final when every leg is final', () => {
    const legs = [ten, eleven].map((at) => leg('Delivered', { delivered_at: at }));
    expect(standingOfJourney(legs)).toMatchObject({ status: 'Delivered', deliveredAt: eleven });
  });
});
