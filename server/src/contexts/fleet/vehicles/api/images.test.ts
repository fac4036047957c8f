import * as calls from '@waybill/contract/fleet/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

it('keeps up to ten pictures of a vehicle, which are shown and deleted', async () => {
  const { items } = await kim.call(calls.getVehicles, {});
  const vehicleId = items[0]?.id ?? '';
  const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: '#00f' } });
  const bytes = await picture.png().toBuffer();
  const file = { file: { name: 'truck.png', type: 'image/png', bytes } };
  const { id } = await kim.call(calls.uploadVehicleImage, { vehicleId }, file);
  const image = await kim.send(calls.getVehicleImage, { vehicleId, id });
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
  const rest = await Promise.all(
    Array.from({ length: 11 }, () => kim.send(calls.uploadVehicleImage, { vehicleId }, file)),
  );
  expect(rest.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
  const after = await kim.call(calls.getVehicle, { id: vehicleId });
  expect(after.vehicle.images).toHaveLength(10);
  expect(after.vehicle.images).toContain(id);
  await kim.call(calls.deleteVehicleImage, { vehicleId, id });
  expect((await kim.send(calls.getVehicleImage, { vehicleId, id })).status).toBe(404);
});
