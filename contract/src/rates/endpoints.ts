import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Guid } from '../shared/fields.ts';
import { TableImport } from '../shared/imports.ts';
import { listInput, pageOf } from '../shared/page.ts';
import { ratesProblems } from './problems.ts';
import {
  AbsentRate,
  Rate,
  RateCard,
  RateCardInput,
  RateInput,
  RateService,
  RateServiceInput,
  RateZone,
  RateZoneInput,
  RateZoneLocation,
  RatesQuote,
  RatesQuotePoll,
  RatesQuoteRequest,
} from './shapes.ts';

export * from './charge-endpoints.ts';
export * from './version-endpoints.ts';
export * from './matrix-endpoints.ts';
export * from './coverage-endpoints.ts';
export * from './comparison-endpoints.ts';

const {
  RateCardNotFound,
  RateServiceNotFound,
  RateNotFound,
  RateZoneNotFound,
  RateCardCodeTaken,
  RateServiceCodeTaken,
  RateZoneCodeTaken,
  RateTaken,
  RateZoneInUse,
  RatesQuoteNotFound,
} = ratesProblems;

const byId = z.object({ id: Guid });
const ofCard = z.object({ rateCardId: Guid });
const saved = z.object({ id: Guid });

// Zones

export const getZones = endpoint({
  path: '/api/rates/zone/zones',
  access: 'optional',
  summary: 'The zones of a rate card.',
  input: z.object({ ...listInput, rateCardId: Guid.optional() }),
  output: pageOf(RateZone),
});

export const getZone = endpoint({
  path: '/api/rates/zone/zone',
  access: 'optional',
  summary: 'One zone with its first locations.',
  input: byId,
  output: z.object({ zone: RateZone }),
  problems: [RateZoneNotFound],
});

export const createZone = endpoint({
  method: 'POST',
  path: '/api/rates/zone/zone',
  access: 'Job.Rates',
  summary: 'Add a zone to a rate card.',
  input: z.object({ zone: RateZoneInput }),
  output: saved,
  problems: [RateCardNotFound, RateZoneCodeTaken],
});

export const updateZone = endpoint({
  method: 'PUT',
  path: '/api/rates/zone/zone',
  access: 'Job.Rates',
  summary: 'Change a zone.',
  input: z.object({ zone: RateZoneInput.extend({ id: Guid }) }),
  output: saved,
  problems: [RateZoneNotFound, RateZoneCodeTaken],
});

export const deleteZone = endpoint({
  method: 'DELETE',
  path: '/api/rates/zone/zone',
  access: 'Job.Rates',
  summary: 'Delete a zone that no rate uses.',
  input: byId,
  output: z.null(),
  problems: [RateZoneNotFound, RateZoneInUse],
});

export const getZoneLocations = endpoint({
  path: '/api/rates/zone/zone-locations',
  access: 'optional',
  summary: 'The postcodes and suburbs of a zone.',
  input: z.object({ ...listInput, zoneId: Guid.optional() }),
  output: pageOf(RateZoneLocation),
});

export const addZoneLocation = endpoint({
  method: 'POST',
  path: '/api/rates/zone/add-zone-location',
  access: 'Job.Rates',
  summary: 'Add postcodes or suburbs to a zone.',
  input: z.object({ zoneId: Guid, locations: z.array(RateZoneLocation).min(1).max(20_000) }),
  output: z.null(),
  problems: [RateZoneNotFound],
});

export const removeZoneLocation = endpoint({
  method: 'DELETE',
  path: '/api/rates/zone/remove-zone-location',
  access: 'Job.Rates',
  summary: 'Take a postcode or suburb out of a zone.',
  input: z.object({ zoneId: Guid, locationId: Guid }),
  output: z.null(),
  problems: [RateZoneNotFound],
});

export const exportZone = endpoint({
  path: '/api/rates/zone/export-zone',
  access: 'optional',
  summary: 'The zones of a rate card as CSV.',
  input: z.object({ rateCardId: Guid.optional() }),
  output: z.string(),
  answer: 'text',
});

export const importZone = endpoint({
  method: 'POST',
  path: '/api/rates/zone/import-zone',
  access: 'Job.Rates',
  summary:
    'Add and update zones from CSV or a workbook; rows that do not fit are returned, the others kept.',
  input: ofCard,
  inQuery: ['rateCardId'],
  upload: 'file',
  output: TableImport,
  problems: [RateCardNotFound],
});

// Cards

export const getRateCards = endpoint({
  path: '/api/rates/rate-card/rate-cards',
  access: 'optional',
  summary: 'The rate cards, or the versions of one.',
  input: z.object({ ...listInput, versionOf: Guid.optional() }),
  output: pageOf(RateCard),
});

export const getRateCard = endpoint({
  path: '/api/rates/rate-card/rate-card',
  access: 'optional',
  summary: 'One rate card.',
  input: byId,
  output: z.object({ ratecard: RateCard }),
  problems: [RateCardNotFound],
});

export const createRateCard = endpoint({
  method: 'POST',
  path: '/api/rates/rate-card/rate-card',
  access: 'Job.Rates',
  summary: 'Add a rate card.',
  input: z.object({ ratecard: RateCardInput }),
  output: saved,
  problems: [RateCardCodeTaken],
});

export const updateRateCard = endpoint({
  method: 'PUT',
  path: '/api/rates/rate-card/rate-card',
  access: 'Job.Rates',
  summary: 'Change a rate card.',
  input: z.object({ ratecard: RateCardInput.extend({ id: Guid }) }),
  output: saved,
  problems: [RateCardNotFound, RateCardCodeTaken],
});

export const deleteRateCard = endpoint({
  method: 'DELETE',
  path: '/api/rates/rate-card/rate-card',
  access: 'Job.Rates',
  summary: 'Delete a rate card with its zones, services and rates; quotes given stay as they are.',
  input: byId,
  output: z.null(),
  problems: [RateCardNotFound],
});

// Services

export const getRateServices = endpoint({
  path: '/api/rates/service/rate-services',
  access: 'optional',
  summary: 'The services of a rate card.',
  input: z.object({ ...listInput, rateCardId: Guid.optional() }),
  output: pageOf(RateService),
});

export const createRateService = endpoint({
  method: 'POST',
  path: '/api/rates/service/rate-service',
  access: 'Job.Rates',
  summary: 'Add a service to a rate card.',
  input: z.object({ rateservice: RateServiceInput }),
  output: saved,
  problems: [RateCardNotFound, RateServiceCodeTaken],
});

export const updateRateService = endpoint({
  method: 'PUT',
  path: '/api/rates/service/rate-service',
  access: 'Job.Rates',
  summary: 'Change a service of a rate card.',
  input: z.object({ rateservice: RateServiceInput.extend({ id: Guid }) }),
  output: saved,
  problems: [RateServiceNotFound, RateServiceCodeTaken],
});

export const deleteRateService = endpoint({
  method: 'DELETE',
  path: '/api/rates/service/rate-service',
  access: 'Job.Rates',
  summary: 'Delete a service of a rate card with its rates.',
  input: byId,
  output: z.null(),
  problems: [RateServiceNotFound],
});

// Rates

export const getRates = endpoint({
  path: '/api/rates/rate/rates',
  access: 'optional',
  summary: 'The rates of a card or of one of its services.',
  input: z.object({
    ...listInput,
    rateServiceId: Guid.optional(),
    rateCardId: Guid.optional(),
  }),
  output: pageOf(Rate),
});

export const getServiceRate = endpoint({
  path: '/api/rates/rate/service-rate',
  access: 'optional',
  summary: 'One rate.',
  input: z.object({ id: Guid, rateServiceId: Guid.optional() }),
  output: z.object({ rate: Rate }),
  problems: [RateNotFound],
});

export const createRate = endpoint({
  method: 'POST',
  path: '/api/rates/rate/rate',
  access: 'Job.Rates',
  summary: 'Add a rate to a service.',
  input: z.object({ rate: RateInput }),
  output: saved,
  problems: [RateServiceNotFound, RateTaken],
});

export const updateRate = endpoint({
  method: 'PUT',
  path: '/api/rates/rate/rate',
  access: 'Job.Rates',
  summary: 'Change a rate.',
  input: z.object({ rate: RateInput.extend({ id: Guid }) }),
  output: saved,
  problems: [RateNotFound, RateTaken],
});

export const deleteRate = endpoint({
  method: 'DELETE',
  path: '/api/rates/rate/rate',
  access: 'Job.Rates',
  summary: 'Delete a rate.',
  input: byId,
  output: z.null(),
  problems: [RateNotFound],
});

export const exportRate = endpoint({
  path: '/api/rates/rate/export-rate',
  access: 'optional',
  summary: 'The rates of a card as CSV.',
  input: z.object({ rateCardId: Guid.optional() }),
  output: z.string(),
  answer: 'text',
});

export const importRate = endpoint({
  method: 'POST',
  path: '/api/rates/rate/import-rate',
  access: 'Job.Rates',
  summary:
    'Add and update rates from CSV or a workbook; rows that do not fit are returned, the others kept.',
  input: ofCard,
  inQuery: ['rateCardId'],
  upload: 'file',
  output: TableImport,
  problems: [RateCardNotFound],
});

// Quotes

export const quoteRates = endpoint({
  method: 'POST',
  path: '/api/rates/quote/quote',
  access: 'Carrier.View',
  summary: 'The price of every service of the rate card that applies, at once.',
  input: RatesQuoteRequest,
  output: z.object({ quotes: z.array(RatesQuote), unavailable: z.array(AbsentRate) }),
  problems: [RateCardNotFound],
  reads: true,
});

export const multiQuoteRates = endpoint({
  method: 'POST',
  path: '/api/rates/quote/multi-quote',
  access: 'Carrier.View',
  summary: 'Ask every active rate card; the prices are polled by the token.',
  input: RatesQuoteRequest,
  output: z.object({ resourceToken: z.string() }),
  reads: true,
});

export const getRatesQuotes = endpoint({
  path: '/api/rates/quote/quotes',
  access: 'Carrier.View',
  summary: 'The prices so far of a request to every rate card.',
  input: z.object({ resourceToken: z.string() }),
  output: RatesQuotePoll,
  problems: [RatesQuoteNotFound],
});
