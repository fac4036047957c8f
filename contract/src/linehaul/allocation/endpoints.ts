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

const articlenumbers = z.array(line(100)).min(1, 'Please scan or enter a barcode').max(500);

const jobIds = z.array(guidOf('job')).min(1, 'Please choose a job').max(200);

export const linehaulAllocateJobs = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul-job-allocation/allocate-jobs',
  access: 'Job.Linehaul',
  summary: 'Allocates the articles of jobs to a line haul; articles already on it stay.',
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
  summary: 'Removes jobs with all their articles from a line haul.',
  input: z.object({ deallocation: z.object({ linehaulId: guidOf('lineHaul'), jobids: jobIds }) }),
  output: z.null(),
  problems: [LineHaulNotFound, LineHaulNotAllowed, jobsProblems.JobNotFound],
});

export const linehaulAllocatedJobs = endpoint({
  path: '/api/jobs/linehaul-job-allocation/allocated-jobs',
  access: 'Job.Linehaul',
  summary: 'Returns the jobs with freight on a line haul, or on any open one.',
  input: z.object({ linehaulId: guidOf('lineHaul').optional(), ...listInput }),
  output: pageOf(Job),
  problems: [LineHaulNotFound],
});

export const linehaulAllocateArticles = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul-job-allocation/allocate-articles',
  access: 'Job.Linehaul',
  summary: 'Allocates single articles to a line haul; the rest of their jobs may follow later.',
  input: z.object({
    allocation: z.object({
      linehaulid: guidOf('lineHaul'),
      articlenumbers,
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

export const linehaulUnallocateArticles = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul-job-allocation/un-allocate-articles',
  access: 'Job.Linehaul',
  summary: 'Removes single articles from a line haul; the rest of their jobs stay on it.',
  input: z.object({ deallocation: z.object({ linehaulid: guidOf('lineHaul'), articlenumbers }) }),
  output: z.object({ removed: z.number().int() }),
  problems: [LineHaulNotFound, LineHaulNotAllowed, ArticleUnknown],
});
