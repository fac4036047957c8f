import { ausPost, starTrack } from '@waybill/adapters/auspost/auspost';
import type { Carrier } from '@waybill/adapters/carrier';
import { karrio } from '@waybill/adapters/karrio/karrio';
import { manualCarrier } from '@waybill/adapters/manual/manual';
import { ownFleet } from '@waybill/adapters/own-fleet/own-fleet';
import { alwaysLate, testExpress, testRoad } from '@waybill/adapters/simulated/simulated-carriers';

/** The carriers that accounts can be created for (decisions K-01). */
export const allCarriers: readonly Carrier[] = [
  ownFleet,
  manualCarrier,
  ausPost,
  starTrack,
  karrio,
  testExpress,
  testRoad,
  alwaysLate,
];

const byCode = new Map(allCarriers.map((carrier) => [carrier.code, carrier]));

/** Returns the carrier of a code, ignoring case. */
export const carrierOf = (code: string): Carrier | undefined =>
  byCode.get(code.trim().toUpperCase());
