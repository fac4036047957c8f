import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { routingProblems } from '../problems.ts';
import { RouteSearchInput, RouteSolverInput, RouteSolverOutput } from './shapes.ts';

/**
 * Plans routes. Input and output are those of VROOM's API; `segregated` and the options `seconds`,
 * `threads` and `seed` are additions. Without `matrices`, travel between the positions is by road
 * where a road server is configured, else estimated, as `travel_source` says (decisions R-02).
 */
export const solve = endpoint({
  method: 'POST',
  path: '/api/route/routing',
  access: 'Job.Allocate',
  summary: 'Plans routes for vehicles, jobs and shipments.',
  input: RouteSolverInput,
  output: RouteSolverOutput,
  response: 'bare',
  problems: [routingProblems.SolverBusy],
  reads: true,
  perMinute: 600,
});

/** The text is a sequence of lines, each a `PlanSoFar`, at most two a second; the last is final. */
export const searchRoutes = endpoint({
  method: 'POST',
  path: '/api/route/search',
  access: 'Job.Allocate',
  summary: 'Plans routes like the route solver, and reports the best plan so far, line by line.',
  input: RouteSearchInput,
  output: z.string(),
  response: 'text',
  problems: [routingProblems.SolverBusy],
  reads: true,
  perMinute: 600,
});
