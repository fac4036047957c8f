import { endpoint } from '../../endpoint.ts';
import { itemsOf } from '../../shared/page.ts';
import { DrawnChart } from '../shapes.ts';

export const getDashboardCharts = endpoint({
  path: '/api/reports/dashboard',
  mayUseReplica: true,
  access: 'signedIn',
  summary:
    'Returns the dashboard charts for the data that the caller may see; customers see only ' +
    'their own.',
  output: itemsOf(DrawnChart),
});
