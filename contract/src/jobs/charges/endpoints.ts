import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { fleetProblems } from '../../fleet/problems.ts';
import { getJobPricing } from '../pricing/endpoints.ts';
import { jobsProblems as refusals } from '../problems.ts';
import {
  CustomerCharge,
  CustomerChargeToSave,
  DriverCharge,
  DriverChargeToSave,
  DriverRate,
  JobPrice,
} from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const chargeRefusals = [
  refusals.JobNotFound,
  refusals.ChargeNotOpen,
  refusals.JobPaidWithBooking,
  refusals.DriverNotFound,
  fleetProblems.VehicleNotFound,
];

export const updateJobPrice = endpoint({
  method: 'PUT',
  path: '/api/jobs/job/job-price',
  access: 'Job.Price',
  summary: "Sets the hours and lines of the customer's price for a job.",
  input: z.object({ price: JobPrice, ...revision }),
  output: z.object({ customercharge: CustomerCharge }),
  problems: chargeRefusals,
  replaces: {
    read: getJobPricing,
    argsOf: ({ price: { jobid } }) => ({ jobId: jobid }),
    member: 'customercharge',
  },
});

export const updateCustomerCharge = endpoint({
  method: 'PUT',
  path: '/api/jobs/job/customer-charge',
  access: 'Job.Price',
  summary: "Sets the customer's charge for a job; closes it, or reopens it with Finance.Approve.",
  input: z.object({ customercharge: CustomerChargeToSave, ...revision }),
  output: z.object({ customercharge: CustomerCharge }),
  problems: chargeRefusals,
  replaces: {
    read: getJobPricing,
    argsOf: ({ customercharge: { jobid } }) => ({ jobId: jobid }),
    member: 'customercharge',
  },
});

export const addDriverCharge = endpoint({
  method: 'PUT',
  path: '/api/jobs/job/driver-charge-add',
  access: 'Job.Price',
  summary: "Sets a driver's pay for a job; a driver has at most one charge per job.",
  input: z.object({ driverchargeadd: DriverChargeToSave, ...revision }),
  output: z.object({ drivercharge: DriverCharge }),
  problems: chargeRefusals.filter((each) => each !== refusals.JobPaidWithBooking),
  replaces: {
    read: getJobPricing,
    argsOf: ({ driverchargeadd: { jobid } }) => ({ jobId: jobid }),
    member: 'drivercharges',
    which: ({ driverchargeadd: { driverid } }) => ({ driverid }),
  },
});

export const deleteDriverCharge = endpoint({
  method: 'DELETE',
  path: '/api/jobs/job/driver-charge',
  access: 'Job.Price',
  summary: "Deletes a driver's open charge for a job.",
  input: z.object({ jobid: guidOf('job'), driverid: guidOf('driver') }),
  output: z.null(),
  problems: [refusals.JobNotFound, refusals.ChargeNotFound, refusals.ChargeNotOpen],
});

export const getDriverRates = endpoint({
  path: '/api/jobs/driver-rate/driver-rates',
  access: 'Job.Price',
  summary: "Returns a driver's pay rates.",
  input: z.object({ driverid: guidOf('driver') }),
  output: z.object({ rates: z.array(DriverRate), ...revision }),
  problems: [refusals.DriverNotFound],
});

export const updateDriverRates = endpoint({
  method: 'PUT',
  path: '/api/jobs/driver-rate/driver-rates',
  access: 'Driver.Edit',
  summary: "Replaces a driver's pay rates, at most one per basis.",
  input: z.object({ driverid: guidOf('driver'), rates: z.array(DriverRate).max(4), ...revision }),
  output: z.object({ rates: z.array(DriverRate) }),
  problems: [refusals.DriverNotFound],
  replaces: {
    read: getDriverRates,
    argsOf: ({ driverid }) => ({ driverid }),
  },
});
