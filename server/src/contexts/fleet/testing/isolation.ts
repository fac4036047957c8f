import * as fleet from '@waybill/contract/fleet/endpoints';
import { aPreStartCheck } from '@waybill/contract/fleet/examples';
import { sql } from 'kysely';
import { storeFile } from '#platform/files/tickets.ts';
import { onePixel } from '#testing/files/one-pixel.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller, TestTenant } from '#testing/test-app.ts';
import { shiftPhotoPurpose } from '../shifts/store-faults.ts';

/** The records of this context for the isolation test. */
export const fleetIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: [
    'vehicle',
    'vehicleImage',
    'driverDocument',
    'waypoint',
    'shift',
    'shiftPhoto',
    'preStartCheck',
    'preStartPhoto',
  ],
  make: ({ tenant, admin }) => fleetRecords(tenant, admin),
});

async function fleetRecords(tenant: TestTenant, admin: Caller) {
  const { items } = await admin.call(fleet.getVehicles, {});
  const vehicleId = items[0]?.id ?? '';
  const driverId = items[0]?.driverid ?? '';
  const picture = Buffer.from(onePixel.split(',')[1] ?? '', 'base64');
  const file = { name: 'truck.png', type: 'image/png', bytes: picture };
  const image = await admin.call(fleet.uploadVehicleImage, { vehicleId }, { file });
  const document = { driverid: driverId, kind: 'Other' as const };
  const saved = await admin.call(fleet.saveDriverDocument, { document });
  const place = { driverId, latitude: -33.9, longitude: 151.2 };
  const waypoint = await admin.call(fleet.createWaypoint, { waypoint: place });
  const extra = { title: 'Ropes', isselected: true, images: [onePixel] };
  const sent = aPreStartCheck({ driverid: driverId });
  sent.bodychecklist = [...(sent.bodychecklist ?? []), extra];
  const check = await admin.call(fleet.submitPreStartCheck, { answer: sent });
  const read = await admin.call(fleet.getDriverPreStartAnswer, { id: check.id });
  return {
    vehicle: { guid: vehicleId },
    vehicleImage: { guid: image.id },
    driverDocument: { guid: saved.id },
    waypoint: { guid: waypoint.id ?? '' },
    ...(await addShift(tenant, driverId)),
    preStartCheck: { guid: check.id },
    preStartPhoto: { guid: read.answer.bodychecklist.at(-1)?.images[0] ?? '' },
  };
}

/** Adds a shift of last year directly, because only its driver could start and finish one. */
const addShift = (tenant: TestTenant, driverId: string) =>
  tenant.inTransaction(async (db) => {
    const photo = await storeFile(
      { db, files: tenant.files, now: new Date() },
      {
        fileName: 'photo.png',
        fileType: 'image/png',
        bytes: Buffer.from(onePixel.split(',')[1] ?? '', 'base64'),
        purpose: shiftPhotoPurpose,
        expiresAt: null,
      },
    );
    const faults = [{ title: 'Lights', note: 'Left indicator', images: [photo.id] }];
    const row = await db.one(sql<{ id: string }>`
      insert into fleet.shift (
        tenant_id, id, driver_id, started_at, finished_at, created_at, finish_faults
      )
      select ${tenant.id}, gen_random_uuid(), ${driverId}, at, at + interval '1 minute', at,
             ${JSON.stringify(faults)}::jsonb
      from (
        select timestamptz '2025-01-01' + count(*) * interval '1 hour' as at from fleet.shift
      ) next
      returning id
    `);
    return { shift: { guid: row.id }, shiftPhoto: { guid: photo.id } };
  });
