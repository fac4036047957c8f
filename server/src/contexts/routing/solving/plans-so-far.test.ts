import type { PlanSoFar } from '@waybill/contract/routing/solving/shapes';
import type { VroomSolution } from '@waybill/solver/vroom';
import { expect, it } from 'vitest';
import { plansSoFar } from './plans-so-far.ts';

const planOf = (cost: number): VroomSolution => ({
  code: 0,
  summary: {
    cost,
    routes: 0,
    unassigned: 0,
    setup: 0,
    service: 0,
    duration: 0,
    waiting_time: 0,
    priority: 0,
    delivery: [],
    pickup: [],
    violations: [],
  },
  unassigned: [],
  routes: [],
});

it('sends the better of the plans of several threads, at most twice a second', async () => {
  const search = Promise.withResolvers<VroomSolution>();
  let offer: (plan: VroomSolution) => void = () => undefined;
  const lines = plansSoFar((onBetter) => {
    offer = onBetter;
    return search.promise;
  });
  const next = async () => JSON.parse((await lines.next()).value ?? 'null') as PlanSoFar;
  const first = next();
  offer(planOf(90));
  expect(await first).toMatchObject({ cost: 90, isfinal: false });
  const began = performance.now();
  offer(planOf(95));
  offer(planOf(80));
  expect(await next()).toMatchObject({ cost: 80, isfinal: false });
  expect(performance.now() - began).toBeGreaterThan(400);
  search.resolve(planOf(80));
  expect(await next()).toMatchObject({ cost: 80, isfinal: true });
  expect((await lines.next()).done).toBe(true);
});

it('fails like its search', async () => {
  const lines = plansSoFar(() => Promise.reject(new Error('no thread')));
  await expect(lines.next()).rejects.toThrow('no thread');
});
