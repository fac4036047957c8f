import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { PlainDate } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import {
  CardCoverage,
  LaneWithoutRate,
  OverlappingPlace,
  UncoveredPlace,
  coverageReports,
} from './shapes.ts';
import { ratesProblems } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

const { RateCardNotFound } = ratesProblems;

const ofCard = { rateCardId: guidOf('rateCard') };
/** The lanes of one service; defaults to every service in use that is not additional. */
const lanes = { day: PlainDate, rateServiceId: guidOf('rateService').optional() };

// Gaps in a card's coverage: places in no zone, places in two, lanes without a rate.

export const getCardCoverage = endpoint({
  path: '/api/rates/zone/coverage',
  mayUseReplica: true,
  access: 'Carrier.View',
  summary:
    "Returns how many places are in a card's zones, and how many lanes have a rate on a date.",
  input: z.object({ ...ofCard, ...lanes }),
  output: CardCoverage,
  problems: [RateCardNotFound],
});

export const getUncoveredPlaces = endpoint({
  path: '/api/rates/zone/uncovered-places',
  mayUseReplica: true,
  access: 'Carrier.View',
  summary: "Returns the places in a card's countries that are in none of its zones.",
  input: z.object({ ...listInput, ...ofCard }),
  output: pageOf(UncoveredPlace),
});

export const getOverlappingPlaces = endpoint({
  path: '/api/rates/zone/overlapping-places',
  mayUseReplica: true,
  access: 'Carrier.View',
  summary: 'Returns the places in two zones of a card, neither of which contains the other.',
  input: z.object({ ...listInput, ...ofCard }),
  output: pageOf(OverlappingPlace),
});

export const getLanesWithoutRate = endpoint({
  path: '/api/rates/rate/lanes-without-rate',
  mayUseReplica: true,
  access: 'Carrier.View',
  summary: 'Returns the lanes between zones with places that have no rate in force on a date.',
  input: z.object({ ...listInput, ...ofCard, ...lanes }),
  output: pageOf(LaneWithoutRate),
});

export const exportCoverage = endpoint({
  path: '/api/rates/zone/export-coverage',
  mayUseReplica: true,
  access: 'Carrier.View',
  summary: 'Exports a coverage report of a rate card as CSV.',
  input: z.object({ ...ofCard, ...lanes, report: z.enum(coverageReports) }),
  output: z.string(),
  response: 'text',
});
