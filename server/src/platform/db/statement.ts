/** Statements as they are sent to PostgreSQL. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type RawNode,
  ValueNode,
} from 'kysely';
import { createHash } from 'node:crypto';

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement as it is sent. */
export type CompiledStatement = { readonly text: string; readonly values: readonly unknown[] };

/** Texts of statements whose parameters are all plain values, cached by their SQL fragments. */
const texts = new WeakMap<readonly string[], string>();

/** Returns the text of a statement, and the values of its parameters. */
export function written(query: RawBuilder<unknown>): CompiledStatement {
  const { sqlFragments: pieces, parameters } = query.toOperationNode() as RawNode;
  if (!parameters.every(ValueNode.is)) {
    const { sql: text, parameters: values } = query.compile(compiler);
    return { text, values };
  }
  let text = texts.get(pieces);
  if (text === undefined) {
    text = pieces.reduce((before, piece, at) => `${before}$${at}${piece}`);
    texts.set(pieces, text);
  }
  return { text, values: parameters.map((each) => each.value) };
}

/** True for a select without a lock. Use `run` for selects whose functions write. */
export const isPlainRead = (text: string): boolean =>
  /^\s*select\b/i.test(text) && !/\bfor\s+(no\s+key\s+)?(update|share)\b/i.test(text);

/** The names of prepared statements by text. */
const names = new Map<string, string>();

/** A limit, so that generated texts cannot fill the memory of client or server. */
const namesMax = 3_000;

/** A statement to send, with the name that it is prepared under. */
export type Statement = {
  readonly text: string;
  readonly values?: unknown[];
  readonly name?: string | undefined;
};

/** Returns the statement to send. */
export function prepared(query: RawBuilder<unknown>): Statement {
  const { text, values } = written(query);
  return { name: nameOf(text), text, values: values as unknown[] };
}

/** Returns a short name of a text; undefined if there are too many. */
export function nameOf(text: string): string | undefined {
  const before = names.get(text);
  if (before !== undefined || names.size >= namesMax) return before;
  const made = createHash('sha1').update(text).digest('base64url');
  names.set(text, made);
  return made;
}
