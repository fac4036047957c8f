import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { batchMax } from '../bookings/write-shapes.ts';
import { DangerousGoodsLoad } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const getDangerousGoodsLoad = endpoint({
  path: '/api/booking/booking/getdangerousgoodsload',
  access: 'Booking.View',
  summary:
    'Returns the total dangerous goods of bookings that travel together, and whether they are ' +
    'a placard load.',
  input: z.object({
    bookingIds: z.array(idOf('booking')).min(1, 'Choose at least one booking').max(batchMax),
  }),
  output: DangerousGoodsLoad,
});
