import { isAbn } from '@waybill/kernel/business-numbers';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, line, PlainDate, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { financeProblems } from '../problems.ts';
import { Contractor, Rcti, RctiForEdit, RctiOutcome } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf, idOf } from '../../shared/ids.ts';

export const getContractors = endpoint({
  path: '/api/finance/rcti/getcontractors',
  access: 'Finance.Contractors',
  summary: 'Returns drivers who are contractors or have unpaid jobs, with their RCTI details.',
  input: z.object(listInput),
  output: pageOf(Contractor),
  rowsAreEdited: true,
});

export const createOrUpdateContractor = endpoint({
  method: 'POST',
  path: '/api/finance/rcti/createorupdatecontractor',
  access: 'Finance.Contractors',
  summary: 'Creates or updates the RCTI details of a contractor.',
  input: z.object({
    contractor: z.object({
      driverId: guidOf('driver'),
      name: requiredLine(256, 'Enter the name of the business'),
      abn: requiredLine(14, 'Enter the ABN').refine(
        isAbn,
        'This is not an ABN: 11 digits with check digits',
      ),
      address: line(500).default(''),
      email: z.union([z.literal(''), z.email('Please enter a valid e-mail address').max(256)]),
      paymentDetails: line(500).default(''),
      isGstRegistered: z.boolean(),
      agreedOn: PlainDate.nullish(),
      termsDays: z.number().int().min(0).max(120).default(14),
    }),
    ...revision,
  }),
  output: z.null(),
  problems: [financeProblems.ContractorNotFound],
  replaces: {
    read: getContractors,
    argsOf: () => ({ maxResultCount: 1000 }),
    which: ({ contractor: { driverId } }) => ({ driverId }),
  },
});

export const generateRctis = endpoint({
  method: 'POST',
  path: '/api/finance/rcti/generaterctis',
  access: 'Finance.Contractors',
  summary: 'Creates one RCTI per contractor from the closed driver charges.',
  input: z.object({
    driverIds: z.array(guidOf('driver')).min(1, 'Select a contractor').max(1000),
    /** Defaults to today. */
    invoiceDate: PlainDate.optional(),
    /** Returns what would be created, without creating anything. */
    preview: z.boolean().default(false),
  }),
  output: z.object({ contractors: z.array(RctiOutcome) }),
});

export const getRctis = endpoint({
  path: '/api/finance/rcti/getrctis',
  access: 'Finance.Contractors',
  summary: 'Returns recipient created tax invoices (RCTIs).',
  input: z.object(listInput),
  output: pageOf(Rcti),
});

const byId = z.object({ id: idOf('rcti') });

export const getRctiForEdit = endpoint({
  path: '/api/finance/rcti/getrctiforedit',
  access: 'Finance.Contractors',
  summary: 'Returns one RCTI with its lines.',
  input: byId,
  output: z.object({ rcti: RctiForEdit }),
  problems: [financeProblems.RctiNotFound],
});

export const getRctiDocument = endpoint({
  path: '/api/finance/rcti/getrctidocument',
  access: 'Finance.Contractors',
  summary: 'Returns the RCTI as PDF.',
  input: byId,
  output: ExportFile,
  problems: [financeProblems.RctiNotFound],
  savesResult: true,
});

export const sendRcti = endpoint({
  method: 'POST',
  path: '/api/finance/rcti/sendrcti',
  access: 'Finance.Contractors',
  summary: 'E-mails an RCTI to its contractor.',
  input: byId,
  output: z.object({ sentTo: z.string() }),
  problems: [
    financeProblems.RctiNotFound,
    financeProblems.RctiNotAllowed,
    financeProblems.ContractorHasNoAddress,
  ],
});

export const payRctis = endpoint({
  method: 'POST',
  path: '/api/finance/rcti/payrctis',
  access: 'Finance.Contractors',
  summary: 'Marks RCTIs as paid together, all of them or none.',
  input: z.object({
    ids: z.array(idOf('rcti')).min(1, 'Select an RCTI').max(1000),
    paidOn: PlainDate,
    reference: requiredLine(100, 'Enter the reference of the payment'),
  }),
  output: z.null(),
  problems: [financeProblems.RctiNotFound, financeProblems.RctiNotAllowed],
});

export const voidRcti = endpoint({
  method: 'POST',
  path: '/api/finance/rcti/voidrcti',
  access: 'Finance.Contractors',
  summary: 'Voids an unpaid RCTI; its number is not reused, and its charges go on the next one.',
  input: z.object({ id: idOf('rcti'), note: requiredLine(2000, 'Enter a reason') }),
  output: z.null(),
  problems: [financeProblems.RctiNotFound, financeProblems.RctiNotAllowed],
});
