import type { HeadPortToSave } from '@waybill/contract/jobs/head-ports/shapes';
import { notValidField } from '@waybill/contract/problem';
import type { z } from 'zod';
import { localityOf } from '#contexts/lookups/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { HeadPortToWrite } from './sql.ts';

type Sent = z.output<typeof HeadPortToSave>;

/**
 * Returns a head port to store; without coordinates it has those of its suburb.
 * @throws {Problem} NotValid if the suburb is unknown and no coordinates were sent.
 */
export async function headPortToWrite(db: TenantDb, sent: Sent): Promise<HeadPortToWrite> {
  return {
    code: sent.code.toUpperCase(),
    name: sent.name,
    lines: [sent.addressline1, sent.addressline2 || null, sent.addressline3 || null],
    postCode: sent.postcode,
    suburb: sent.suburb,
    countryCode: sent.countrycode.toUpperCase(),
    ...(await coordinatesOf(db, sent)),
  };
}

type Coordinates = { readonly latitude: number; readonly longitude: number };

async function coordinatesOf(db: TenantDb, sent: Sent): Promise<Coordinates> {
  const { latitude = null, longitude = null } = sent;
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (latitude !== null) throw notValidField('headport.longitude', 'Please enter the longitude');
  if (longitude !== null) throw notValidField('headport.latitude', 'Please enter the latitude');
  const place = { countryCode: sent.countrycode, postCode: sent.postcode, suburb: sent.suburb };
  const known = await localityOf(db, place);
  if (known === undefined || known.latitude === null || known.longitude === null) {
    const message = 'We do not know this suburb. Please enter the latitude and longitude';
    throw notValidField('headport.latitude', message);
  }
  return { latitude: known.latitude, longitude: known.longitude };
}

/** Open pages reload head ports and zones, and open jobs are assigned to zones again. */
export const publishZonesChanged = (db: TenantDb, headPortId: string): void =>
  publish(db, 'zones.changed', { headPortId });
