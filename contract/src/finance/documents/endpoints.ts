import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { FileBytes } from '../../shared/file.ts';
import { line } from '../../shared/fields.ts';
import { financeProblems } from '../problems.ts';
import { nameOf } from '../../shared/ids.ts';

export const downloadDocument = endpoint({
  path: '/api/finance/invoice/downloaddocument',
  access: 'Finance.View',
  summary: 'Downloads the file of a token; a token is valid for one hour.',
  input: z.object({ fileToken: nameOf('invoiceFile', line(100)) }),
  output: FileBytes,
  response: 'file',
  problems: [financeProblems.DocumentNotFound],
});
