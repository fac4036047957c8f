import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { matrixRates } from '../domain/matrix.ts';
import { normalised } from '../domain/zones.ts';
import { refuseFaults, tellCardChanged } from '../saving.ts';
import { lockCard, ratesInForce } from '../sql/matrix.ts';
import { saveRates } from '../sql/rates.ts';
import { serviceShown } from '../sql/shown.ts';
import { zoneCodes } from '../sql/zones.ts';

/** Cells that are named when their zones are unknown. */
const named = 20;
/** Rates that go into one statement. */
const batch = 5000;

export const saveRateMatrix = handle(contract.saveRateMatrix, async ({ input, db }) => {
  const { rateServiceId, effectiveDate, cells } = input;
  const service = await serviceShown(db, rateServiceId);
  const { rateCardId } = found(service, ratesProblems.RateServiceNotFound);
  await lockCard(db, rateCardId);
  refuseFaults(unknownZones(cells, await zoneCodes(db, rateCardId)), 'cells');
  const before = await ratesInForce(db, rateServiceId, effectiveDate);
  const rates = matrixRates(before, input).map((rate) => ({ ...rate, rateServiceId }));
  for (let at = 0; at < rates.length; at += batch) {
    await saveRates(db, rateCardId, rates.slice(at, at + batch));
  }
  await tellCardChanged(db, rateCardId);
  const known = new Set(before.map(({ fromZone, toZone }) => `${fromZone}|${toZone}`));
  const changed = rates.filter((rate) => known.has(`${rate.fromZone}|${rate.toZone}`)).length;
  return { added: rates.length - changed, changed };
});

type Cells = readonly { readonly fromZone: string; readonly toZone: string }[];

const unknownZones = (cells: Cells, zones: ReadonlySet<string>) =>
  cells
    .flatMap((cell, at) =>
      (['fromZone', 'toZone'] as const).flatMap((member) =>
        zones.has(normalised(cell[member]))
          ? []
          : [
              {
                message: `The rate card has no zone ${cell[member]}.`,
                members: [`[${at}].${member}`],
              },
            ],
      ),
    )
    .slice(0, named);
