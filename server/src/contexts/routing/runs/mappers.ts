import type { RunStatus } from '@waybill/contract/routing/runs/lifecycle';
import type { Run, RunInput } from '@waybill/contract/routing/runs/shapes';
import type { RunRow } from './sql.ts';

export const toRun = (row: RunRow): Run => ({
  id: row.id,
  driverid: row.driver_id,
  vehicleno: row.vehicle_number,
  vehicleid: row.vehicle_id,
  cost: row.cost,
  setup: row.setup_s,
  service: row.service_s,
  duration: row.duration_s,
  waiting_time: row.waiting_s,
  priority: row.priority,
  distance: row.distance_m,
  steps: row.steps,
  violations: row.violations,
  geometry: row.geometry,
  location: row.location,
  iscompleted: row.is_completed,
  rundate: row.run_date,
});

/**
 * Returns a run to store, whose status was another. Positions are rounded to 6 decimals (decisions
 *
 */
export const toRow = (id: string, run: RunInput, status: RunStatus = 'Draft'): RunRow => ({
  id,
  driver_id: run.driverid ?? null,
  vehicle_number: run.vehicleno ?? '',
  vehicle_id: run.vehicleid ?? '',
  run_date: run.rundate,
  is_completed: run.iscompleted,
  status: run.iscompleted ? 'Completed' : status,
  cost: run.cost,
  setup_s: run.setup,
  service_s: run.service,
  duration_s: run.duration,
  waiting_s: run.waiting_time,
  priority: run.priority,
  distance_m: run.distance,
  steps: run.steps.map((step) => ({
    ...step,
    location: step.location ? [rounded(step.location[0]), rounded(step.location[1])] : null,
    jobid: step.jobid ?? null,
    jobno: step.jobno ?? null,
  })),
  violations: run.violations,
  geometry: run.geometry,
  location: run.location.map(rounded),
});

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
