import type { Job } from '@waybill/contract/jobs/shapes';
import { describe, expect, it } from 'vitest';
import { markOf, placesOfStops } from './run-stops.ts';

const address = (suburb: string): Job['toaddress'] => ({ suburb }) as Job['toaddress'];
const stop = (id: string, number: number, isDelivery = true) => ({
  // Only these members of a job count here.
  job: { id, fromaddress: address('Botany'), toaddress: address('Newtown') } as Job,
  stop: number,
  isDelivery,
});
const botany = { latitude: -33.95, longitude: 151.2 };
const newtown = { latitude: -33.9, longitude: 151.18 };
const place = (jobid: string) => ({ jobid, from: botany, to: newtown });

describe('the map of a run', () => {
  it('has one mark for all stops of a suburb, in driving order', () => {
    const stops = [stop('a', 2), stop('b', 3, false), stop('c', 1)];
    const places = placesOfStops(stops, ['a', 'b', 'c'].map(place));
    expect(places).toEqual([
      { ...newtown, suburb: 'Newtown', stops: [1, 2] },
      { ...botany, suburb: 'Botany', stops: [3] },
    ]);
    expect(places.map(markOf)).toEqual(['1+1', '3']);
  });

  it('leaves out stops of unknown suburbs', () => {
    const unknown = { jobid: 'a', from: null, to: null };
    expect(placesOfStops([stop('a', 1), stop('b', 2)], [unknown])).toEqual([]);
  });
});
