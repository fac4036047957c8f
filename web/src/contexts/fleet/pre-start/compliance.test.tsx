import { aPreStartCheck } from '@waybill/contract/fleet/examples';
import { byChecklist } from '@waybill/contract/fleet/pre-start/choices';
import { defaultPreStart } from '@waybill/contract/fleet/pre-start/default-questions';
import type { PreStartCheckAnswer } from '@waybill/contract/fleet/pre-start/shapes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { fleetPages } from '../index.ts';

const id = '0198a1b2-0000-7000-8000-000000000001';
const check: PreStartCheckAnswer = {
  id,
  driverid: '0198a1b2-0000-7000-8000-000000000002',
  drivername: 'Ravi Patel',
  drivercode: 'DRV0001',
  vehicleid: null,
  registrationnumber: 'AC 10 TR',
  day: '2026-11-18',
  creationtime: '2026-11-17T20:00:00.000Z',
  status: 'Failed',
  odometer: null,
  signature: null,
  timeonroad: 9,
  breakstarttime: null,
  breakendtime: null,
  drivestarttime: null,
  driveendtime: null,
  hadenoughsleep: false,
  undertheinfluenceofdrugs: false,
  undertheinfluenceofalcohol: false,
  wearingpropersafetyequipment: true,
  stateofdriverslicense: 'Valid',
  ...byChecklist((name) =>
    (aPreStartCheck()[name] ?? []).map(({ title }) => ({
      title,
      isselected: title !== 'Tyre tread and pressure',
      questionid: null,
      outcome: title === 'Tyre tread and pressure' ? ('Fail' as const) : ('Pass' as const),
      iscritical: true,
      note: title === 'Tyre tread and pressure' ? 'Bald' : null,
      images: [],
    })),
  ),
  clearedby: null,
  clearedtime: null,
  clearnote: null,
};
const one = 'GET /api/compliance/pre-start-check/driver-pre-start-answer';
const many = 'GET /api/compliance/pre-start-check/driver-pre-start-answers';
const kim = sessionOf({ permissions: ['Driver.View', 'Driver.Edit'] });

it('lists failures first, with what is wrong', async () => {
  const { server } = openApp({
    at: '/drivers/compliance',
    pages: fleetPages,
    responses: {
      'GET /api/auth/session': kim,
      [many]: enveloped({ items: [check], totalCount: 1 }),
    },
  });
  await screen.findByText('Not enough sleep · Tyre tread and pressure', undefined, {
    timeout: 5000,
  });
  const sent = server.to(many)[0]?.query;
  expect(sent?.['sorting']).toBe('severity asc,creationtime desc');
  await userEvent.click(screen.getByRole('radio', { name: 'Exceptions' }));
  await waitFor(() => {
    const last = server.to(many).at(-1)?.query;
    expect(last?.['exceptionsOnly']).toBe('true');
  });
});

it('clears a failed check with a note of what was done', async () => {
  const put = 'PUT /api/compliance/pre-start-check/clear';
  const { server } = openApp({
    at: `/drivers/compliance/details/${id}`,
    pages: fleetPages,
    responses: {
      'GET /api/auth/session': kim,
      [one]: enveloped({ answer: check }),
      [put]: enveloped(null),
    },
  });
  await screen.findByText('Tyre tread and pressure: Bald', undefined, { timeout: 5000 });
  await userEvent.click(screen.getByRole('button', { name: 'Clear check' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Action taken'), 'New tyre');
  await userEvent.click(dialog.getByRole('button', { name: 'Clear check' }));
  await waitFor(() => expect(server.to(put)).toHaveLength(1));
  expect(server.to(put)[0]?.body).toEqual({ id, note: 'New tyre' });
});

it('saves the questions with what a failure means', async () => {
  const read = 'GET /api/driver/pre-start-check/questions';
  const put = 'PUT /api/compliance/pre-start-check/questions';
  const { server } = openApp({
    at: '/drivers/compliance/questions',
    pages: fleetPages,
    responses: {
      'GET /api/auth/session': sessionOf({
        permissions: ['Driver.View', 'Administration.Settings'],
      }),
      [read]: enveloped(defaultPreStart),
      [put]: enveloped(defaultPreStart),
    },
  });
  const blocks = await screen.findByRole('switch', { name: /blocks driver and vehicle/ });
  await userEvent.click(blocks);
  await userEvent.click(screen.getByRole('button', { name: 'Save questions' }));
  await waitFor(() => expect(server.to(put)).toHaveLength(1));
  expect(server.to(put)[0]?.body).toEqual({ ...defaultPreStart, blocksonfailure: true });
});
