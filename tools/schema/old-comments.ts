/** Comments of migrations, by what they explain: `booking.booking` or `booking.booking.status`. */
export function commentsIn(migrations: readonly string[]): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  for (const sql of migrations) {
    for (const [, comment = '', name = ''] of sql.matchAll(objects)) add(comments, name, comment);
    for (const [, table = '', body = ''] of sql.matchAll(tables)) {
      for (const [, comment = '', column = ''] of body.matchAll(columns)) {
        add(comments, `${table}.${column}`, comment);
      }
    }
  }
  return comments;
}

const objects =
  /((?:^-- .*\n)+)create (?:or replace )?(?:table|function|view|sequence|type) (\w+\.\w+)/gm;
const tables = /^(?:create|alter) table ([a-z_]+\.[a-z_]+)(?: \(|\n)([\s\S]*?;)$/gm;
const columns = /((?:^\s+-- .*\n)+)\s+(?:add column )?"?([a-z_]+)"? /gm;

/** A later migration's comment stands below the first one's. */
function add(comments: Map<string, string>, name: string, comment: string): void {
  const lines = comment
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const known = comments.get(name);
  comments.set(name, [...(known === undefined ? [] : [known]), ...lines].join('\n'));
}

/** A statement with the comments on what it creates and on its columns. */
export function withComments(statement: string, comments: ReadonlyMap<string, string>): string {
  const name = /^create (?:or replace )?(?:table|function|view|sequence|type) ([\w.]+)/i.exec(
    statement,
  )?.[1];
  if (name === undefined) return statement;
  const own = comments.get(name);
  const isTable = /^create table/i.test(statement);
  const body = isTable
    ? statement.replaceAll(/^ {2}"?([a-z_]+)"? .*$/gm, (line, column: string) => {
        const comment = comments.get(`${name}.${column}`);
        return comment === undefined ? line : `${comment.replaceAll(/^/gm, '  ')}\n${line}`;
      })
    : statement;
  return own === undefined ? body : `${own}\n${body}`;
}
