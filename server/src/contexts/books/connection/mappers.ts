import type { AccountingProgram } from '@waybill/adapters/accounting';
import type { OutputOf } from '@waybill/contract/endpoint';
import type { getBooks } from '@waybill/contract/books/endpoints';
import { programOf } from './programs.ts';
import type { ConnectionRow } from './sql.ts';

type Books = OutputOf<typeof getBooks>;

export const toConnection = (row: ConnectionRow): NonNullable<Books['connection']> => ({
  program: row.program,
  programName: programOf(row.program).name,
  clientId: row.client_id,
  organisationName: row.organisation_name,
  organisations: row.organisations.map(({ id, name }) => ({ organisationId: id, name })),
  settings: row.settings,
  problem: row.problem,
  problemSentence: row.problem_sentence ?? undefined,
  connectionTime: row.connected_at.toISOString(),
  connectedBy: row.connected_by_name,
  comparedTime: row.compared_at?.toISOString() ?? null,
  isComparing: row.compare_requested_at !== null,
});

export const toProgram = (program: AccountingProgram): Books['programs'][number] => ({
  code: program.code,
  name: program.name,
  description: program.description,
  requiresSecret: program.requiresSecret,
});

/** The page that a program sends users back to. */
export const redirectUriAt = (origin: string): string => `${origin}/finance/books`;
