import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { Rate } from '../shapes.ts';
import { ratesProblems } from '../problems.ts';
import { RateService, RateServiceInput } from './shapes.ts';
import { onlyId, revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const { RateCardNotFound, RateServiceNotFound, RateNotFound, RateServiceCodeTaken } = ratesProblems;

const byId = z.object({ id: guidOf('rateService') });

const saved = z.object({ id: Guid });

export const getRateServices = endpoint({
  path: '/api/rates/service/rate-services',
  access: 'optional',
  summary: 'Returns the services of a rate card.',
  input: z.object({ ...listInput, rateCardId: guidOf('rateCard').optional() }),
  output: pageOf(RateService),
  rowsAreEdited: true,
});

export const createRateService = endpoint({
  method: 'POST',
  path: '/api/rates/service/rate-service',
  access: 'Job.Rates',
  summary: 'Creates a service of a rate card.',
  input: z.object({ rateservice: RateServiceInput }),
  output: saved,
  problems: [RateCardNotFound, RateServiceCodeTaken],
});

export const updateRateService = endpoint({
  method: 'PUT',
  path: '/api/rates/service/rate-service',
  access: 'Job.Rates',
  summary: 'Updates a service of a rate card.',
  input: z.object({
    rateservice: RateServiceInput.extend({ id: guidOf('rateService') }),
    ...revision,
  }),
  output: saved,
  problems: [RateServiceNotFound, RateServiceCodeTaken],
  replaces: {
    read: getRateServices,
    argsOf: ({ rateservice: { id } }) => onlyId(id),
  },
});

export const deleteRateService = endpoint({
  method: 'DELETE',
  path: '/api/rates/service/rate-service',
  access: 'Job.Rates',
  summary: 'Deletes a service of a rate card with its rates.',
  input: byId,
  output: z.null(),
  problems: [RateServiceNotFound],
});

export const getServiceRate = endpoint({
  path: '/api/rates/rate/service-rate',
  access: 'optional',
  summary: 'Returns one rate.',
  input: z.object({ id: guidOf('rate'), rateServiceId: guidOf('rateService').optional() }),
  output: z.object({ rate: Rate }),
  problems: [RateNotFound],
});
