import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { bookingProblems as refusals } from '../problems.ts';
import { OperationLog } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const getOperationLog = endpoint({
  path: '/api/booking/booking/getOperationLog',
  access: 'Booking.View',
  summary:
    "Returns one entry of the operation log; staff also see the carrier's request and response.",
  input: z.object({ id: idOf('operationLog') }),
  output: OperationLog,
  problems: [refusals.OperationLogNotFound],
});

export const getOperationLogs = endpoint({
  path: '/api/booking/booking/getOperationLogs',
  access: 'Booking.View',
  summary: 'Returns the operation log of bookings, newest first.',
  input: z.object({ ...listInput, bookingId: idOf('booking').optional() }),
  output: pageOf(OperationLog),
});
