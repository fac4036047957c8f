import { aBoardJob } from '@waybill/contract/jobs/board/examples';
import { expect, it } from 'vitest';
import { cardsWithin, cardTop, heading_px, placedGroups, topOfJob } from './card-places.ts';

const jobs = (count: number) => Array.from({ length: count }, () => aBoardJob());
const groups = placedGroups([
  { name: 'A', jobs: jobs(10) },
  { name: 'B', jobs: jobs(100) },
]);
const [a, b] = groups;

it('places groups below each other, each below its heading', () => {
  expect(a?.top).toBe(heading_px);
  expect(b?.top).toBe((a?.top ?? 0) + cardTop(10) + 12 + heading_px);
  expect(topOfJob(groups, b?.jobs[3]?.id ?? '')).toBe((b?.top ?? 0) + cardTop(3));
  expect(topOfJob(groups, 'elsewhere')).toBeNull();
});

it('draws only the cards of the visible part', () => {
  const seen = { from: cardTop(5), to: cardTop(20) };
  expect(groups.map((group) => cardsWithin(group, seen))).toEqual([
    { first: 4, end: 10 },
    { first: 0, end: 10 },
  ]);
  const below = { from: cardTop(50), to: cardTop(60) };
  expect(groups.map((group) => cardsWithin(group, below))[0]).toEqual({ first: 10, end: 10 });
});
