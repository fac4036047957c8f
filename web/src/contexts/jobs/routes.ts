import { route } from '#shell/route.ts';

export const jobsRoutes = {
  jobs: route('/jobs', ['view']),
  job: route('/jobs/details/$id'),
  allocation: route('/drivers/allocation', ['date']),
  newJob: route('/jobs/new', ['like']),
  editJob: route('/jobs/edit', ['job']),
  scanReviews: route('/jobs/scan-reviews', ['view', 'id']),
  multiStops: route('/jobs/multi-stop'),
  multiStop: route('/jobs/multi-stop/$id'),
  headPorts: route('/settings/head-ports'),
  proofRules: route('/settings/proof-rules'),
  zones: route('/settings/zones', ['port']),
  jobsScan: route('/jobs/scan', ['items']),
};
