import type { VroomInput } from '@waybill/solver/vroom';
import { describe, expect, it } from 'vitest';
import { directShipments } from './direct-shipments.ts';

/** Places on a line: one second and ten metres from each to the next. */
const line = (of: number, size = 6) =>
  Array.from({ length: size }, (_, from) =>
    Array.from({ length: size }, (_each, to) => Math.abs(from - to) * of),
  );
const matrices = { auto: { durations: line(1), distances: line(10) } };
const [depot, shop, warehouse, near, far] = [0, 1, 2, 3, 5];

const shipment = (id: number, from: number, to: number) => ({
  pickup: { id, location_index: from, setup: 6, time_windows: [[100, 1_000] as const] },
  delivery: { id, location_index: to, service: 6, time_windows: [[0, 105] as const] },
  amount: [3],
});

const direct = (over: Partial<VroomInput> = {}) =>
  directShipments(
    {
      vehicles: [{ id: 1, start_index: depot, capacity: [5] }],
      jobs: [{ id: 9, location_index: near, delivery: [1] }],
      shipments: [
        shipment(1, shop, near),
        shipment(2, shop, far),
        { ...shipment(3, warehouse, far), amount: [7] },
      ],
      ...over,
    },
    matrices,
  );

describe('shipments that are delivered directly', () => {
  const { input, matrices: ways } = direct();
  const [own, one, other, third] = (input.jobs ?? []).map((job) => job.location_index);
  const start = input.vehicles[0]?.start_index;
  const duration = (from = -1, to = -1) => ways['auto']?.durations[from]?.[to];
  const distance = (from = -1, to = -1) => ways['auto']?.distances?.[from]?.[to];

  it('become jobs with the ids of their deliveries', () => {
    expect(input.shipments).toEqual([]);
    expect(input.jobs?.map(({ id }) => id)).toEqual([9, 1, 2, 3]);
  });

  it('are reached by way of their pickup, where the vehicle stays', () => {
    expect([duration(start, one), distance(start, one)]).toEqual([1 + 6 + 2, 30]);
    expect(duration(own, third)).toBe(1 + 6 + 3);
    expect(duration(one, third)).toBe(1 + 6 + 3);
  });

  it('are reached directly after one that was picked up at the same place', () => {
    expect([duration(one, other), distance(one, other)]).toEqual([2, 20]);
  });

  it('have no pickup on the way to a job whose freight is on board', () => {
    expect(duration(other, own)).toBe(2);
  });

  it('open once their freight was ready and brought there, and close no earlier', () => {
    expect(input.jobs?.map(({ time_windows }) => time_windows)).toEqual([
      undefined,
      [[108, 108]],
      [[110, 110]],
      [[109, 109]],
    ]);
  });

  it('go only into vehicles that hold them', () => {
    const [vehicle] = input.vehicles;
    const carried = input.jobs?.filter(({ skills = [] }) =>
      skills.every((skill) => vehicle?.skills?.includes(skill)),
    );
    expect(carried?.map(({ id }) => id)).toEqual([9, 1, 2]);
    expect(vehicle).not.toHaveProperty('capacity');
  });
});
