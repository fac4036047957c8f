import { isNode, type SyntaxNode, visit } from './syntax-tree.ts';

/** Private words that names used before, and the standard term that replaces each. */
const retired: Readonly<Record<string, string>> = {
  promise: 'endpoint (of the contract) or invariant (of the database)',
  promises: 'endpoints or invariants',
  kept: 'saved, stored, cached or retained: say which',
  keep: 'save, store or cache: say which',
  keeps: 'saves, stores or retains',
  deed: 'command (booking, finance) or audit entry (audit log)',
  deeds: 'commands or audit entries',
  fact: 'event (domain event) or detail (screens)',
  facts: 'events or details',
  announce: 'publish',
  hear: 'handle',
  hears: 'handlers',
  heard: 'received',
  tell: 'publish, notify or send: say which',
  tells: 'notifies, returns or shows',
  told: 'notified, reported or the name of the value',
  telling: 'publishing or notifying',
  house: 'services',
  town: 'test app (tests) or demo data (seed)',
  furnish: 'seed',
  furnished: 'seeded',
  say: 't or translate',
  said: 'text or message',
  letter: 'e-mail',
  letters: 'e-mails',
  postmaster: 'postgres process',
  paper: 'PDF',
  papers: 'PDFs',
  turn: 'lock, queue or semaphore: say which',
  turnstile: 'semaphore',
  asked: 'query, input or request: say which',
  ask: 'query, request or fetch: say which',
  asking: 'query or request',
  question: 'query',
  answer: 'response or result',
  answers: 'responses or results',
  answered: 'response',
  wire: 'mapper (`toInvoice(row)`), request or response',
  shown: 'view, response or visible: say which',
  sight: 'visibility',
  bring: 'import',
  brought: 'imported',
  unpark: 'take parked rows',
  till: 'payment settings',
  ear: 'notify listener',
  door: 'authenticate',
  errand: 'carrier request',
  beside: 'related rows',
  doubled: 'duplicates',
  patience: 'timeout, debounce or retry schedule',
  unhurried: 'low priority or paced',
  occasion: 'notification context',
};

/**
 * Words that are banned from comments as well. Others of the list remain in prose, where they have
 * an ordinary meaning: letters of the alphabet, the town of an address.
 */
const retiredInComments = [
  'deed',
  'deeds',
  'furnish',
  'furnished',
  'turnstile',
  'errand',
  'errands',
  'unpark',
  'unhurried',
  'occasion',
] as const;

type Staying = {
  readonly name: RegExp;
  /** The files that it applies to; all if absent. */
  readonly in?: RegExp;
  readonly because: string;
};

/** Names that are allowed although they contain a retired word, each with its reason. */
const staying: readonly Staying[] = [
  { name: /dispute[_ ]?letter/i, because: 'the specification calls it a dispute letter' },
  {
    name: /^(answer|Answer|isAnswer)$/,
    in: /^contract\/src\/records\//,
    because: 'what a person answers in a form',
  },
  {
    name: /^(getDriverPreStartAnswers?|PreStartCheckAnswer)$/,
    because: 'the specification calls a completed pre-start check an answer',
  },
  {
    name: /^(letters|leastLetters|plainLetters|lettersOf|letterPattern)$/,
    because: 'letters of the alphabet',
  },
  { name: /^answer$/, in: /^database\//, because: 'a member on the wire: what a carrier answered' },
  {
    name: /^answer(Id)?$/,
    in: /\/(calls|claims|guests|booking\/demo|fleet|driver\/outbox)\/|^e2e\/driver-acts/,
    because: 'a member on the wire: of a carrier, a claim, a challenge or a pre-start check',
  },
  {
    name: /^isKept$|^is_kept$/,
    in: /\/(personal-data|booking\/bookings\/form)\//,
    because: 'a member on the wire: what the law lets nobody erase',
  },
  { name: /^question$/, in: /pre-start|ConfirmDialog/, because: 'what a person is asked' },
  { name: /^keepPrevious$/, because: 'the query library calls it so' },
];

/** Files named after something outside this program, or about letters of the alphabet. */
const stayingFiles: readonly (readonly [file: RegExp, because: string])[] = [
  [/dispute-?letter/i, 'the specification calls it a dispute letter'],
  [/letter-case/, 'upper and lower case'],
  [/^docs\/decisions\//, 'decisions are cited by their file names'],
  [/^tools\/retired-words/, 'lists the retired words'],
];

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());

const retiredIn = (name: string): string | undefined =>
  wordsOf(name).find((word) => Object.hasOwn(retired, word));

/** Returns why a name is refused and which word to use, or null. */
export function nameComplaint(file: string, name: string): string | null {
  if (stayingFiles.some(([pattern]) => pattern.test(file))) return null;
  if (staying.some((one) => one.name.test(name) && (one.in?.test(file) ?? true))) return null;
  const word = retiredIn(name);
  if (word === undefined) return null;
  return `${file}: ${name} uses the retired word "${word}". Use ${retired[word]} instead.`;
}

/** Checks a file in the same way: every folder and the name itself. */
export function fileComplaint(file: string): string | null {
  if (stayingFiles.some(([pattern]) => pattern.test(file))) return null;
  // Files of endpoints have the endpoint's name, which the specification determines.
  if (/\/api\/[a-z]\w*[A-Z]\w*\.ts$/.test(file)) return null;
  const word = retiredIn(file.replace(/\.[a-z]+$/, ''));
  if (word === undefined) return null;
  return `${file} uses the retired word "${word}". Use ${retired[word]} instead.`;
}

/** Returns why a comment is refused and which word to use, or null. */
export function commentComplaint(file: string, comment: string): string | null {
  if (stayingFiles.some(([pattern]) => pattern.test(file))) return null;
  const word = retiredInComments.find((one) => new RegExp(`\\b${one}\\b`, 'i').test(comment));
  if (word === undefined) return null;
  const use = retired[word] ?? retired[word.replace(/s$/, '')];
  return `${file}: a comment uses the retired word "${word}". Use ${use} instead.`;
}

const nameIn = (node: unknown): readonly string[] =>
  isNode(node) && node.type === 'Identifier' ? [String(node['name'])] : [];

/** Returns the names that a parameter pattern binds: `{ a, b: c }`, `[d]`, `e = 1`. */
function boundBy(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return nameIn(pattern);
    case 'ObjectPattern':
      return (pattern['properties'] as readonly SyntaxNode[]).flatMap((member) =>
        // A shorthand member has the name in its type, which may be on the wire.
        member['shorthand'] === true ? [] : boundBy(member['value'] ?? member['argument']),
      );
    case 'ArrayPattern':
      return (pattern['elements'] as readonly unknown[]).flatMap(boundBy);
    case 'AssignmentPattern':
      return boundBy(pattern['left']);
    case 'RestElement':
      return boundBy(pattern['argument']);
    default:
      return [];
  }
}

const isFunction = (node: unknown): node is SyntaxNode =>
  isNode(node) &&
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

const isMember = (node: SyntaxNode): boolean =>
  /^(TSPropertySignature|TSMethodSignature|PropertyDefinition|MethodDefinition)$/.test(node.type);

/**
 * Returns exported names, and the names of types, of members of types and classes, of variables, of
 * functions and of their parameters.
 */
export function namesOf(program: unknown): readonly string[] {
  const names: string[] = [];
  visit(program, (node) => {
    if (node.type === 'ExportNamedDeclaration' && isNode(node['declaration'])) {
      const declared = node['declaration'];
      names.push(...nameIn(declared['id']));
      for (const each of (declared['declarations'] as readonly SyntaxNode[] | undefined) ?? []) {
        names.push(...nameIn(each['id']));
      }
    }
    if (node.type === 'VariableDeclarator') names.push(...boundBy(node['id']));
    if (isMember(node)) names.push(...nameIn(node['key']));
    if (/^TS(TypeAlias|Interface)Declaration$/.test(node.type)) names.push(...nameIn(node['id']));
    if (isFunction(node)) {
      names.push(...nameIn(node['id']));
      const parameters = node['params'];
      if (Array.isArray(parameters)) names.push(...parameters.flatMap(boundBy));
    }
  });
  return [...new Set(names)];
}

/** Returns the types and classes that a file declares and exports; re-exports count elsewhere. */
export function exportedTypesOf(program: unknown): readonly string[] {
  const names: string[] = [];
  visit((program as SyntaxNode)['body'], (node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node['declaration'] : null;
    if (!isNode(declared)) return;
    if (/^(TSTypeAlias|TSInterface|Class)Declaration$/.test(declared.type)) {
      names.push(...nameIn(declared['id']));
    }
  });
  return names;
}

const objectKinds = 'table|view|function|schema|index|trigger|policy|type|domain|sequence';
const objects = new RegExp(
  `\\bcreate (?:or replace )?(?:unique )?(?:${objectKinds})` +
    '(?: if not exists)? ([a-z_]+(?:\\.[a-z_]+)?)',
  'g',
);
const columnTypes =
  'text|uuid|integer|bigint|boolean|jsonb|timestamptz|date|numeric|smallint|bytea';
const columns = new RegExp(`^\\s+(?:add column )?([a-z_]+) (?:${columnTypes})\\b`, 'gm');

/** Returns the names in a migration: schemas, tables, views, functions, indexes and columns. */
export function sqlNamesOf(sql: string): readonly string[] {
  const bare = sql.replace(/--.*$/gm, '');
  return [...bare.matchAll(objects), ...bare.matchAll(columns)].map((match) => match[1] ?? '');
}
