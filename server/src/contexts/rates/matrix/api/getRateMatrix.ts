import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { bandAbove, breaksOf, figureOf } from '../domain.ts';
import { ratesInForce } from '../sql.ts';
import { serviceView } from '../../cards/sql/views.ts';
import { zoneCodes } from '../../zones/sql.ts';

export const getRateMatrix = handle(
  contract.getRateMatrix,
  async ({ input: { rateServiceId, day, above }, db }) => {
    const service = await serviceView(db, rateServiceId);
    const { rateCardId } = found(service, ratesProblems.RateServiceNotFound);
    const rates = await ratesInForce(db, rateServiceId, day);
    return {
      zones: [...(await zoneCodes(db, rateCardId))].toSorted(),
      breaks: [...breaksOf(rates)],
      rates: rates.map(({ bands, ...rate }) => ({
        id: rate.id,
        fromZone: rate.fromZone,
        toZone: rate.toZone,
        calculationMethod: rate.calculationMethod,
        reciprocal: rate.reciprocal,
        effectiveDate: rate.effectiveDate,
        bands: bands.length,
        isOwn: bandAbove(bands, above).isOwn,
        value: figureOf({ ...rate, bands }, { figure: 'value', above }),
        basic: figureOf({ ...rate, bands }, { figure: 'basic', above }),
        minimum: rate.minimum,
      })),
    };
  },
);
