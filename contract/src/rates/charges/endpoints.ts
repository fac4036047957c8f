import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { FuelLevy, FuelLevyInput, Surcharge, SurchargeInput } from './shapes.ts';
import { ratesProblems } from '../problems.ts';
import { onlyId, revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';
import type { RecordKind } from '../../shared/record-kinds.ts';

const { RateCardNotFound, FuelLevyNotFound, FuelLevyTaken, SurchargeNotFound, SurchargeTaken } =
  ratesProblems;

const byId = <K extends RecordKind>(kind: K) => z.object({ id: guidOf(kind) });
const saved = z.object({ id: Guid });

// Fuel and surcharges

export const getFuelLevies = endpoint({
  path: '/api/rates/fuel/fuel-levies',
  access: 'Carrier.View',
  summary: 'Returns the fuel levies of all dates.',
  input: z.object({ ...listInput }),
  output: pageOf(FuelLevy),
  rowsAreEdited: true,
});

export const createFuelLevy = endpoint({
  method: 'POST',
  path: '/api/rates/fuel/fuel-levy',
  access: 'Job.Rates',
  summary: 'Creates a fuel levy that starts on a date.',
  input: z.object({ fuellevy: FuelLevyInput }),
  output: saved,
  problems: [FuelLevyTaken],
});

export const updateFuelLevy = endpoint({
  method: 'PUT',
  path: '/api/rates/fuel/fuel-levy',
  access: 'Job.Rates',
  summary: 'Updates a fuel levy; existing quotes do not change.',
  input: z.object({ fuellevy: FuelLevyInput.extend({ id: guidOf('fuelLevy') }), ...revision }),
  output: saved,
  problems: [FuelLevyNotFound, FuelLevyTaken],
  replaces: {
    read: getFuelLevies,
    argsOf: ({ fuellevy: { id } }) => onlyId(id),
  },
});

export const deleteFuelLevy = endpoint({
  method: 'DELETE',
  path: '/api/rates/fuel/fuel-levy',
  access: 'Job.Rates',
  summary: 'Deletes a fuel levy; existing quotes do not change.',
  input: byId('fuelLevy'),
  output: z.null(),
  problems: [FuelLevyNotFound],
});

export const getSurcharges = endpoint({
  path: '/api/rates/surcharge/surcharges',
  access: 'Carrier.View',
  summary: 'Returns the surcharges of a rate card for all dates.',
  input: z.object({ ...listInput, rateCardId: guidOf('rateCard').optional() }),
  output: pageOf(Surcharge),
  rowsAreEdited: true,
});

export const createSurcharge = endpoint({
  method: 'POST',
  path: '/api/rates/surcharge/surcharge',
  access: 'Job.Rates',
  summary: 'Creates a surcharge of a rate card that starts on a date.',
  input: z.object({ surcharge: SurchargeInput }),
  output: saved,
  problems: [RateCardNotFound, SurchargeTaken],
});

export const updateSurcharge = endpoint({
  method: 'PUT',
  path: '/api/rates/surcharge/surcharge',
  access: 'Job.Rates',
  summary: 'Updates a surcharge; existing quotes do not change.',
  input: z.object({ surcharge: SurchargeInput.extend({ id: guidOf('surcharge') }), ...revision }),
  output: saved,
  problems: [SurchargeNotFound, SurchargeTaken],
  replaces: {
    read: getSurcharges,
    argsOf: ({ surcharge: { id } }) => onlyId(id),
  },
});

export const deleteSurcharge = endpoint({
  method: 'DELETE',
  path: '/api/rates/surcharge/surcharge',
  access: 'Job.Rates',
  summary: 'Deletes a surcharge; existing quotes do not change.',
  input: byId('surcharge'),
  output: z.null(),
  problems: [SurchargeNotFound],
});
