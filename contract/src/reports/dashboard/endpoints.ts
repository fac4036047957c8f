import { endpoint } from '../../endpoint.ts';
import { itemsOf } from '../../shared/page.ts';
import { DrawnChart } from '../shapes.ts';

export const getDashboardCharts = endpoint({
  path: '/api/reports/dashboard',
  access: 'signedIn',
  summary: 'The charts of the dashboard over what the caller sees; a customer’s over its own.',
  output: itemsOf(DrawnChart),
});
