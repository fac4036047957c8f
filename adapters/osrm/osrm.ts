import { z } from 'zod';
import { roadRequest, roadUrl } from '../road-request.ts';
import { type RoadPosition, type Roads, roadsInBlocks } from '../roads.ts';

const Grid = z.array(z.array(z.number().nullable()));
const Table = z.object({ code: z.literal('Ok'), durations: Grid, distances: Grid });

/**
 * Connects to an OSRM server by its address. It has only the profile that its data was prepared
 * for; trucks use the routes of cars. https://project-osrm.org/docs/v5.24.0/api/#table-service
 */
export const osrmRoads = (address: string): Roads =>
  roadsInBlocks(async ({ from, to, signal }) => {
    const url = roadUrl(address, `table/v1/driving/${[...from, ...to].map(textOf).join(';')}`);
    const numbers = (start: number, count: number) =>
      Array.from({ length: count }, (_each, index) => start + index).join(';');
    url.search = [
      `sources=${numbers(0, from.length)}`,
      `destinations=${numbers(from.length, to.length)}`,
      'annotations=duration,distance',
    ].join('&');
    const { durations, distances } = await roadRequest(url, { shape: Table, signal });
    return durations.map((row, r) =>
      row.map((duration, c) => {
        const distance = distances[r]?.[c] ?? null;
        return duration === null || distance === null ? null : { duration, distance };
      }),
    );
  });

/** Formats a position: longitude first, 6 decimals. */
const textOf = (position: RoadPosition): string =>
  position.map((degrees) => degrees.toFixed(6)).join();
