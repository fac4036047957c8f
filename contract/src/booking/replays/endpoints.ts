import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ratesProblems } from '../../rates/problems.ts';
import { Guid, PlainDate } from '../../shared/fields.ts';
import { Replay } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

// Replays: what a version of a rate card would have charged for the most recent bookings.

export const startReplay = endpoint({
  method: 'POST',
  path: '/api/booking/Replay/StartReplay',
  access: 'Job.Rates',
  summary:
    'Starts pricing the latest bookings again with a version of a rate card, to compare it ' +
    'with the current one.',
  input: z.object({
    rateCardId: guidOf('rateCard'),
    bookings: z
      .number()
      .int()
      .min(1, 'At least one booking')
      .max(5000, 'At most 5,000')
      .default(500),
    /** All bookings are priced as if they were despatched on this day. */
    day: PlainDate,
  }),
  output: z.object({ id: Guid }),
  problems: [ratesProblems.RateCardNotFound],
});

export const getReplay = endpoint({
  path: '/api/booking/Replay/GetReplay',
  access: 'Job.Rates',
  summary: 'Returns the latest replay of a version of a rate card, with its progress and results.',
  input: z.object({ rateCardId: guidOf('rateCard') }),
  output: z.object({ replay: Replay.nullable() }),
});
