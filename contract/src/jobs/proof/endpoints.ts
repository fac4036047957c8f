import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { fleetProblems } from '../../fleet/problems.ts';
import { itemsOf } from '../../shared/page.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { ProofDemand, ProofRule, ProofRuleToSave } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

/** The customers that may have a rule of their own. */
export const proofRulesMax = 500;

export const getProofRules = endpoint({
  path: '/api/jobs/proof-rule/proof-rules',
  access: 'Job.View',
  summary: 'What deliveries have to be proven with: the rule of all customers first, then theirs.',
  output: itemsOf(ProofRule).extend(revision),
});

/** Replaces all rules: a customer that is left out has none of its own any more. */
export const saveProofRules = endpoint({
  method: 'PUT',
  path: '/api/jobs/proof-rule/proof-rules',
  access: 'Administration.Settings',
  summary: 'Replaces the rules of what deliveries have to be proven with.',
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
  summary: 'What each delivery of the signed-in driver has to be proven with.',
  output: itemsOf(ProofDemand),
  problems: [fleetProblems.NotADriver],
});

export const getJobProofDemand = endpoint({
  path: '/api/jobs/proof-rule/job-demand',
  access: 'Job.Edit',
  summary: 'What the delivery of a job has to be proven with, and the number its receiver says.',
  input: z.object({ id: guidOf('job') }),
  output: z.object({ demand: ProofDemand, pin: z.string().nullable() }),
  problems: [refusals.JobNotFound],
});
