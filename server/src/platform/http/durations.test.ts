import { expect, it } from 'vitest';
import { createDurations } from './durations.ts';

it('durations are exported by route, method and status, with cumulative buckets', () => {
  const durations = createDurations();
  durations.observe({ route: '/api/x', method: 'GET', status: 200, seconds: 0.005 });
  durations.observe({ route: '/api/x', method: 'GET', status: 200, seconds: 0.3 });
  durations.observe({ route: '/api/x', method: 'GET', status: 200, seconds: 60 });
  durations.observe({ route: '/api/x', method: 'GET', status: 404, seconds: 0.001 });
  const lines = durations.text().split('\n');
  const result = (status: number, counts: readonly number[], sum: number) => {
    const labels = `route="/api/x",method="GET",status="${status}"`;
    const bounds = ['0.005', '0.01', '0.025', '0.05', '0.1', '0.25', '0.5', '1', '2.5', '5', '10'];
    return [
      ...[...bounds, '+Inf'].map(
        (bound, at) =>
          `http_request_duration_seconds_bucket{le="${bound}",${labels}} ${counts[at]}`,
      ),
      `http_request_duration_seconds_sum{${labels}} ${sum}`,
      `http_request_duration_seconds_count{${labels}} ${counts.at(-1)}`,
    ];
  };
  expect(lines).toEqual([
    '# HELP http_request_duration_seconds Time to answer a request',
    '# TYPE http_request_duration_seconds histogram',
    ...result(200, [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3], 60.305),
    ...result(404, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 0.001),
    '',
  ]);
});
