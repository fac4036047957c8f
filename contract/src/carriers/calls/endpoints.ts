import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { CarrierCall } from '../shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const getCarrierCalls = endpoint({
  path: '/api/carrier/carrier/getcarriercalls',
  access: 'Carrier.View',
  summary:
    'What the carrier of an account, or of all, was asked in the last month, quotes and ' +
    'tracking among it, and ' +
    'what it answered; newest first.',
  input: z.object({ ...listInput, carrierAccountId: idOf('carrierAccount').optional() }),
  output: pageOf(CarrierCall),
});
