import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, requiredLine } from '../../shared/fields.ts';
import { reconciliationProblems as refusals } from '../problems.ts';
import { DisputeLetter } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

const access = 'Booking.Reconcile';

export const getDisputeLetter = endpoint({
  path: '/api/booking/reconciliation/GetDisputeLetter',
  access,
  summary: 'Returns a draft of the dispute letter to the carrier, and the letters sent before.',
  input: z.object({ id: idOf('reconciliation') }),
  output: DisputeLetter,
  problems: [refusals.ReconciliationNotFound],
});

export const sendDisputeLetter = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/SendDisputeLetter',
  access,
  summary: 'E-mails the dispute letter to the carrier; it is stored with the invoice.',
  input: z.object({
    id: idOf('reconciliation'),
    to: z.email('This is not a valid e-mail address').max(254),
    subject: requiredLine(200, 'A subject is required'),
    content: z
      .string()
      .max(60_000)
      .refine((text) => text.trim() !== '', 'A text is required'),
  }),
  output: z.object({ id: Id }),
  problems: [refusals.ReconciliationNotFound, refusals.NothingDisputed],
});
