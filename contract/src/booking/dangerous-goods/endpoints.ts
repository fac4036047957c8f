import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { batchMax } from '../bookings/write-shapes.ts';
import { DangerousGoodsLoad } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const getDangerousGoodsLoad = endpoint({
  path: '/api/booking/booking/getdangerousgoodsload',
  access: 'Booking.View',
  summary:
    'The dangerous goods of bookings that travel together, added up, and whether they make a ' +
    'placard load.',
  input: z.object({
    bookingIds: z.array(idOf('booking')).min(1, 'Choose at least one booking').max(batchMax),
  }),
  output: DangerousGoodsLoad,
});
