import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment, PlainDate } from '../../shared/fields.ts';
import { billingRunStatuses } from '../billing/runs.ts';
import { financeProblems } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

/** How statements are delivered: to each customer by e-mail, or as PDFs in one archive. */
export const statementDeliveries = ['Email', 'Pdf'] as const;
export type StatementDelivery = (typeof statementDeliveries)[number];

/** The maximum number of customers in one run. */
export const statementsMax: Readonly<Record<StatementDelivery, number>> = {
  Email: 5_000,
  Pdf: 1_000,
};

const period = {
  /** Defaults to the first of the month of the last day. */
  fromDate: PlainDate.optional(),
  /** The date of the balances, inclusive; today if omitted. */
  toDate: PlainDate.optional(),
};

/** A run that creates statements in the background. */
export const StatementRun = entity(
  'StatementRun',
  z.object({
    id: Guid,
    status: z.enum(billingRunStatuses),
    delivery: z.enum(statementDeliveries),
    fromDate: PlainDate,
    toDate: PlainDate,
    creationTime: Moment,
    creatorName: z.string(),
    progress: z.object({ customers: z.number().int(), done: z.number().int() }),
    /** Statements that were e-mailed or printed. */
    statements: z.number().int(),
    /** Customers without one, and why. */
    leftOut: z.array(z.object({ customerId: Id, customerName: z.string(), message: z.string() })),
    /** The archive, available for an hour. */
    file: z.object({ fileName: z.string(), fileToken: z.string() }).nullable(),
    /** Why it failed. */
    problem: z.string().nullable(),
  }),
);
export type StatementRun = z.output<typeof StatementRun>;

export const getStatementWork = endpoint({
  path: '/api/finance/Customer/GetStatementWork',
  access: 'Finance.Create',
  summary:
    'Returns the customers that have a statement for a period, and the running statement run.',
  input: z.object(period),
  output: z.object({
    fromDate: PlainDate,
    toDate: PlainDate,
    customerIds: z.array(Id),
    statementRunId: Guid.nullable(),
  }),
});

export const startStatementRun = endpoint({
  method: 'POST',
  path: '/api/finance/Customer/StartStatementRun',
  access: 'Finance.Create',
  summary:
    'Starts a statement run for all customers in the background, by e-mail or as one archive; ' +
    'returns the running one if the same was already requested.',
  input: z.object({ ...period, delivery: z.enum(statementDeliveries) }),
  output: StatementRun,
  problems: [
    financeProblems.StatementRunUnderWay,
    financeProblems.TooManyStatements,
    financeProblems.NoStatements,
  ],
});

export const getStatementRun = endpoint({
  path: '/api/finance/Customer/GetStatementRun',
  access: 'Finance.Create',
  summary: 'Returns the progress and results of a statement run.',
  input: z.object({ statementRunId: guidOf('statementRun') }),
  output: StatementRun,
  problems: [financeProblems.StatementRunNotFound],
});
