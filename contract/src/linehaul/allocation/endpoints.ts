import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { jobsProblems } from '../../jobs/problems.ts';
import { Job } from '../../jobs/shapes.ts';
import { line } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { linehaulProblems } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

const { LineHaulNotFound, LineHaulNotAllowed, LineHaulFull } = linehaulProblems;
const { JobNotForLineHaul, ArticleAllocated, ArticleUnknown } = linehaulProblems;

const jobIds = z.array(guidOf('job')).min(1, 'Please choose a job').max(200);

export const linehaulAllocateJobs = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul-job-allocation/allocate-jobs',
  access: 'Job.Linehaul',
  summary: 'Puts the articles of jobs on a line haul; what is on it already stays.',
  input: z.object({ allocation: z.object({ linehaulId: guidOf('lineHaul'), jobIds }) }),
  output: z.object({ allocated: z.number().int() }),
  problems: [
    LineHaulNotFound,
    LineHaulNotAllowed,
    LineHaulFull,
    jobsProblems.JobNotFound,
    JobNotForLineHaul,
    ArticleAllocated,
  ],
});

export const linehaulUnallocateJobs = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul-job-allocation/un-allocate-jobs',
  access: 'Job.Linehaul',
  summary: 'Takes jobs with all their articles off a line haul.',
  input: z.object({ deallocation: z.object({ linehaulId: guidOf('lineHaul'), jobids: jobIds }) }),
  output: z.null(),
  problems: [LineHaulNotFound, LineHaulNotAllowed, jobsProblems.JobNotFound],
});

export const linehaulAllocatedJobs = endpoint({
  path: '/api/jobs/linehaul-job-allocation/allocated-jobs',
  access: 'Job.Linehaul',
  summary: 'The jobs with freight on a line haul, or on any that is open.',
  input: z.object({ linehaulId: guidOf('lineHaul').optional(), ...listInput }),
  output: pageOf(Job),
  problems: [LineHaulNotFound],
});

export const linehaulAllocateArticles = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul-job-allocation/allocate-articles',
  access: 'Job.Linehaul',
  summary: 'Puts single articles on a line haul; the rest of their jobs may follow later.',
  input: z.object({
    allocation: z.object({
      linehaulid: guidOf('lineHaul'),
      articlenumbers: z.array(line(100)).min(1, 'Please scan or enter a barcode').max(500),
    }),
  }),
  output: z.object({ allocated: z.number().int() }),
  problems: [
    LineHaulNotFound,
    LineHaulNotAllowed,
    LineHaulFull,
    ArticleUnknown,
    JobNotForLineHaul,
    ArticleAllocated,
  ],
});
