import type pg from 'pg';
import { type Description, describeStatement } from './description.ts';
import type { RenderedStatement } from './fragments.ts';
import type { SourceStatement } from './statements.ts';

export type StatementComplaint = {
  readonly place: string;
  readonly complaint: string;
  /** The statement has fragments that only its caller specifies, and is refused without them. */
  readonly isIncomplete: boolean;
};

const statementWords =
  'select insert update delete with merge lock notify set savepoint release ' +
  'rollback declare fetch close copy create drop';
const statementWord = new RegExp(`^\\s*(${statementWords.split(' ').join('|')})\\b`, 'i');

/** Valid as a condition, a value, a table and an order. */
const standIns = ['(select true)', '(select 1)', '(select null)'];

/** Returns what is wrong with a statement, for each branch of its conditions. */
export async function complaintsAbout(
  statement: SourceStatement,
  client: pg.Client,
): Promise<readonly StatementComplaint[]> {
  const first = await described(statement, 'first', client);
  if (first === undefined) return [];
  const second = first.rendered.branches ? await described(statement, 'second', client) : undefined;
  const all = second === undefined ? [first] : [first, second];
  const complaints = all.flatMap((each) => complaintAbout(statement, each) ?? []);
  return complaints.slice(0, 1);
}

type Described = { readonly rendered: RenderedStatement; readonly description: Description };

/** Undefined for a fragment: it is checked where it is used. */
async function described(
  statement: SourceStatement,
  branch: 'first' | 'second',
  client: pg.Client,
): Promise<Described | undefined> {
  let last: Described | undefined;
  for (const standIn of standIns) {
    const rendered = statement.render(branch, standIn);
    if (!statementWord.test(rendered.text)) return undefined;
    const description = await describeStatement(client, rendered.text);
    last = { rendered, description };
    if ('columns' in description || rendered.unknown.length === 0) return last;
  }
  return last;
}

function complaintAbout(
  { place, rowType, reads }: SourceStatement,
  { rendered, description }: Described,
): StatementComplaint | null {
  if ('refusal' in description) {
    const isIncomplete = rendered.unknown.length > 0;
    const refused = `${place}: PostgreSQL refuses the statement: ${description.refusal}.`;
    const [unknown] = rendered.unknown;
    const advice = isIncomplete
      ? `Nothing tells what ${unknown} is: write the fragment where the statement stands.`
      : 'Correct the name, or add what is missing to a migration.';
    return { place, complaint: `${refused} ${advice}`, isIncomplete };
  }
  const missing = reads.filter((member) => !description.columns.includes(member));
  if (missing.length === 0) return null;
  const complaint =
    `${place}: ${rowType} reads ${missing.join(', ')}, and the statement has no such column. ` +
    'Select it under that name, or take it out of the type.';
  return { place, complaint, isIncomplete: false };
}
