import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { line } from '../../shared/fields.ts';
import { idOf } from '../../shared/ids.ts';
import { itemsOf } from '../../shared/page.ts';
import { AnnouncedDelivery, Delivery } from './shapes.ts';

export const getAnnouncedDeliveries = endpoint({
  path: '/api/warehouse/deliveries',
  access: 'Warehouse.Scan',
  summary: 'Returns deliveries with items that have not arrived, those due first.',
  output: itemsOf(AnnouncedDelivery),
});

/**
 * Without a consignment: the expected items of a customer that have none, and those received or
 * reported short within the last day.
 */
export const getDelivery = endpoint({
  path: '/api/warehouse/deliveries/delivery',
  access: 'Warehouse.Scan',
  summary: 'Returns a delivery: expected, received, short and over items.',
  input: z.object({ customerId: idOf('customer'), consignmentNumber: line(50).optional() }),
  output: z.object({ delivery: Delivery }),
  problems: [customersProblems.CustomerNotFound],
});
