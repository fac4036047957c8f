import { screen, waitFor } from '@testing-library/react';
import { aBoardJob, boardPlaces } from '@waybill/contract/jobs/board/examples';
import type { Board } from '@waybill/contract/jobs/board/shapes';
import type { TravelTable } from '@waybill/contract/routing/roads/shapes';
import type { PlanSoFar } from '@waybill/contract/routing/solving/shapes';
import { describe, expect, it } from 'vitest';
import { enveloped, json } from '#client/testing/fake-server.ts';
import {
  first,
  second,
  far,
  ravi,
  zoe,
  board,
  step,
  solution,
  calls,
  open,
  stopsOf,
  solved,
} from '../testing/planning.ts';

describe('a plan', () => {
  it('draws a route again as its run was released, and leaves the other jobs out', async () => {
    let isReleased = false;
    const given = [{ ...second, status: 'Allocated' as const }];
    const after = { ...board, waiting: [first, far], lanes: [{ ...ravi, jobs: given }, zoe] };
    const { person } = await solved({
      [calls.board]: () => json(enveloped(isReleased ? after : board)),
      [calls.status]: () => {
        isReleased = true;
        return json(enveloped({ id: ravi.driverid, status: 'Released' }));
      },
    });
    expect(await stopsOf('Ravi Patel')).toHaveLength(4);
    await person.click(screen.getByRole('button', { name: 'Run of Ravi Patel' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Release the run' }));
    await waitFor(async () => expect(await stopsOf('Ravi Patel')).toHaveLength(2));
    expect((await stopsOf('Ravi Patel')).join()).toContain('J000022');
    const left = screen.getByRole('list', { name: 'Unassigned jobs' });
    expect(left.textContent).toMatch(/J000021.*It is in no run yet\./);
  });
});

describe('the runs of the day', () => {
  const onBoard = (jobno: string, deadline: string | null) =>
    aBoardJob({ jobno, status: 'OutForDelivery', deadline });
  const penrith = { ...onBoard('J000031', null), to: boardPlaces.penrith };
  const late = onBoard('J000032', '2026-11-17T22:20:00Z');
  const running: Board = {
    ...board,
    lanes: [{ ...ravi, jobs: [onBoard('J000030', null), penrith, late] }, zoe],
  };
  const reordered: PlanSoFar = {
    ...solution,
    routes: [{ vehicle: 0, steps: [step('start'), step('job', 100_002), step('job', 100_001)] }],
  };
  const threePlaces: TravelTable = {
    source: 'noRoadServer',
    durations: [
      [0, 600, 3000],
      [600, 0, 3000],
      [3000, 3000, 0],
    ],
    distances: [
      [0, 6000, 50_000],
      [6000, 0, 50_000],
      [50_000, 50_000, 0],
    ],
  };

  it('name the stops at risk, before they are late', async () => {
    open({ [calls.board]: enveloped(running) });
    const risks = await screen.findByRole('list', { name: 'Stops at risk' });
    expect(risks.textContent).toMatch(/J000032.*Ravi Patel.*Will be 3 h late/);
    expect(risks.textContent).not.toContain('J000030');
  });

  it('are replanned in a new order beside the old one, which is accepted', async () => {
    const { person, server } = open({
      [calls.board]: enveloped(running),
      [calls.travel]: enveloped(threePlaces),
      [calls.solve]: reordered,
      [calls.allocate]: enveloped({ allocated: 0 }),
    });
    await person.click(await screen.findByRole('button', { name: 'Replan the rest of the day' }));
    await screen.findByRole('columnheader', { name: 'Plan B' });
    // The driver is on the way to the first stop, which stays; the solver plans the others.
    expect(server.to(calls.solve).at(-1)?.body).toMatchObject({
      shipments: [],
      jobs: [{ id: 100_000 }, { id: 100_001 }],
    });
    const differences = screen.getByRole('list', { name: 'Differences between the plans' });
    expect(differences.textContent).toContain('Ravi Patel');
    await person.click(screen.getByRole('button', { name: 'Allocate to drivers' }));
    await screen.findByText('The new order is saved.');
    const [{ body } = { body: null }] = server.to(calls.allocate);
    expect(body).toMatchObject({ driverid: ravi.driverid, fromdriverid: ravi.driverid });
  });

  it('take a waiting job at its best place', async () => {
    const { person } = open({
      [calls.board]: enveloped({ ...running, waiting: [first], waitingtotal: 1 }),
      [calls.travel]: enveloped(threePlaces),
    });
    await person.click(await screen.findByRole('button', { name: 'Show the runs' }));
    await person.click(await screen.findByRole('button', { name: 'Give J000021 to a driver' }));
    await person.click(await screen.findByRole('menuitem', { name: 'At its best place' }));
    expect(await stopsOf('Zoe Ng')).toHaveLength(2);
  });
});
