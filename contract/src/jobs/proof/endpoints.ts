import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { fleetProblems } from '../../fleet/problems.ts';
import { itemsOf } from '../../shared/page.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { pinOutcomes } from './pin.ts';
import { ProofDemand, ProofRule, ProofRuleToSave } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

/** The maximum number of customers with their own rule. */
export const proofRulesMax = 500;

export const getProofRules = endpoint({
  path: '/api/jobs/proof-rule/proof-rules',
  access: 'Job.View',
  summary: 'Returns the proof-of-delivery rules: the general rule first, then those of customers.',
  output: itemsOf(ProofRule).extend(revision),
});

/** Replaces all rules: an omitted customer loses its own rule. */
export const saveProofRules = endpoint({
  method: 'PUT',
  path: '/api/jobs/proof-rule/proof-rules',
  access: 'Administration.Settings',
  summary: 'Replaces the proof-of-delivery rules.',
  input: z.object({ items: z.array(ProofRuleToSave).max(proofRulesMax), ...revision }),
  output: itemsOf(ProofRule).extend(revision),
  problems: [customersProblems.CustomerNotFound],
  replaces: {
    read: getProofRules,
    argsOf: () => ({}),
  },
});

export const getDriverProofDemands = endpoint({
  path: '/api/driver/proof-demands',
  access: 'signedIn',
  summary: 'Returns the proof required for each delivery of the signed-in driver.',
  output: itemsOf(ProofDemand),
  problems: [fleetProblems.NotADriver],
});

/**
 * A device does not know the PIN, and does not need it: without a network a proof is recorded with
 * what the recipient stated, and checked when it arrives.
 */
export const checkPin = endpoint({
  method: 'POST',
  path: '/api/driver/pin-check',
  access: 'signedIn',
  summary: 'Checks the PIN that a recipient states to the signed-in driver, a few times.',
  input: z.object({
    /** The jobs handed over at the door of the first: the PIN of any of them is right. */
    jobids: z.array(guidOf('job')).min(1).max(500),
    pin: z.string().regex(/^\d{4}$/, 'A PIN has four digits'),
  }),
  output: z.object({ outcome: z.enum(pinOutcomes) }),
  problems: [fleetProblems.NotADriver, refusals.JobNotFound],
});

export const getJobProofDemand = endpoint({
  path: '/api/jobs/proof-rule/job-demand',
  access: 'Job.Edit',
  summary: "Returns the proof required for a job's delivery, and the PIN its receiver has to give.",
  input: z.object({ id: guidOf('job') }),
  output: z.object({ demand: ProofDemand, pin: z.string().nullable() }),
  problems: [refusals.JobNotFound],
});
