import { tiles } from '#shell/settings-tiles.ts';
import { jobsRoutes } from './routes.ts';

export const jobsTiles = tiles(jobsRoutes, {
  headPorts: { group: 'Freight and prices', text: 'Depots that freight is sorted in.' },
  proofRules: {
    group: 'Freight and prices',
    text: 'What drivers have to bring back from a delivery.',
  },
  zones: { group: 'Freight and prices', text: 'Suburbs by zone of each head port.' },
});
