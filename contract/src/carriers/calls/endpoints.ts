import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { CarrierCall } from '../shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const getCarrierCalls = endpoint({
  path: '/api/carrier/carrier/getcarriercalls',
  access: 'Carrier.View',
  summary:
    'Returns the requests to a carrier account, or to all, and their responses in the last ' +
    'month, including quotes and tracking; newest first.',
  input: z.object({ ...listInput, carrierAccountId: idOf('carrierAccount').optional() }),
  output: pageOf(CarrierCall),
});
