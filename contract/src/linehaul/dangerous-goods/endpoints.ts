import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { FileBytes } from '../../shared/file.ts';
import { guidOf } from '../../shared/ids.ts';
import { linehaulProblems } from '../problems.ts';

export const downloadLineHaulGoods = endpoint({
  path: '/api/jobs/linehaul/line-haul-dangerous-goods',
  access: 'Job.Linehaul',
  summary: 'Returns the documents for the dangerous goods on a line haul as PDF.',
  input: z.object({ id: guidOf('lineHaul') }),
  output: FileBytes,
  response: 'file',
  problems: [linehaulProblems.LineHaulNotFound, linehaulProblems.LineHaulNoDangerousGoods],
});
