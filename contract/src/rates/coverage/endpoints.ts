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
/** The lanes of one service, else of every service in use that is not additional. */
const lanes = { day: PlainDate, rateServiceId: guidOf('rateService').optional() };

// What a card leaves without a price: places in no zone, places in two, lanes without a rate.

export const getCardCoverage = endpoint({
  path: '/api/rates/zone/coverage',
  access: 'Carrier.View',
  summary:
    'How many places lie in zones of a card, and how many of its lanes have a rate on a day.',
  input: z.object({ ...ofCard, ...lanes }),
  output: CardCoverage,
  problems: [RateCardNotFound],
});

export const getUncoveredPlaces = endpoint({
  path: '/api/rates/zone/uncovered-places',
  access: 'Carrier.View',
  summary: 'The places of the countries that a card serves which lie in none of its zones.',
  input: z.object({ ...listInput, ...ofCard }),
  output: pageOf(UncoveredPlace),
});

export const getOverlappingPlaces = endpoint({
  path: '/api/rates/zone/overlapping-places',
  access: 'Carrier.View',
  summary: 'The places that lie in two zones of a card, neither of which lies within the other.',
  input: z.object({ ...listInput, ...ofCard }),
  output: pageOf(OverlappingPlace),
});

export const getLanesWithoutRate = endpoint({
  path: '/api/rates/rate/lanes-without-rate',
  access: 'Carrier.View',
  summary: 'The lanes between zones with places that have no rate in force on a day.',
  input: z.object({ ...listInput, ...ofCard, ...lanes }),
  output: pageOf(LaneWithoutRate),
});

export const exportCoverage = endpoint({
  path: '/api/rates/zone/export-coverage',
  access: 'Carrier.View',
  summary: 'One of the reports on what a card leaves without a price, as CSV.',
  input: z.object({ ...ofCard, ...lanes, report: z.enum(coverageReports) }),
  output: z.string(),
  answer: 'text',
});
