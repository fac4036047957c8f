import { contextOrder } from './context-order.ts';

/** One import: the file that contains it, and the file or package it names. */
export type Import = { readonly from: string; readonly to: string };

type Rule = {
  readonly from: RegExp;
  readonly may: readonly RegExp[];
  readonly because: string;
};

const tests = /\.(test|e2e)\.tsx?$|\/testing\/|^e2e\//;

/** Which files may import which; the first matching rule applies. `$1` is the file's context. */
const rules: readonly Rule[] = [
  { from: /^kernel\//, may: [/^kernel\//], because: 'The kernel stands on nothing.' },
  {
    from: /^solver\//,
    may: [/^solver\//, /^kernel\//],
    because: 'The solver is pure: it knows no clock, no Node, no contract and no database.',
  },
  {
    from: /^contract\//,
    may: [/^contract\//, /^kernel\//, /^npm:zod$/],
    because: 'The contract is data: it knows the kernel and zod.',
  },
  {
    from: /^adapters\//,
    may: [
      /^adapters\//,
      /^kernel\//,
      /^contract\/src\/(shared|entity|problem|sentence)/,
      /^node:/,
      /^npm:/,
    ],
    because:
      'An adapter translates for one outside system and imports nothing else of this program.',
  },
  {
    from: /^server\/src\/platform\//,
    may: [
      /^server\/src\/platform\//,
      /^adapters\/(mail|file-store|s3-store)$/,
      /^contract\/src\/[\w-]+\.ts$/,
      /^contract\/src\/shared\//,
      /^kernel\//,
      /^node:/,
      /^npm:/,
    ],
    because: 'The platform knows no freight: contexts plug into it, it never asks for them.',
  },
  {
    from: /^server\/src\/contexts\/([^/]+)\/(?:[^/]+\/)?domain(\.ts|\/)/,
    may: [
      /^server\/src\/contexts\/$1\/(?:[^/]+\/)?domain(\.ts|\/)/,
      /^server\/src\/contexts\/[^/]+\/(?:[^/]+\/)?domain(\.ts|\/)/,
      /^contract\//,
      /^kernel\//,
      /^solver\//,
      /^npm:zod$/,
    ],
    because: 'A rule is pure: it awaits nothing, and knows no platform, SQL, clock or Node.',
  },
  {
    from: /^server\/src\/contexts\/([^/]+)\//,
    may: [
      /^server\/src\/contexts\/$1\//,
      /^server\/src\/contexts\/[^/]+\/(public|seed)\.ts$/,
      /^server\/src\/platform\//,
      /^server\/src\/demo\//,
      /^adapters\//,
      /^contract\//,
      /^kernel\//,
      /^solver\//,
      /^node:/,
      /^npm:/,
    ],
    because: 'Contexts meet only at public.ts: ask the neighbour for a function, or hear its fact.',
  },
  { from: /^server\//, may: [/./], because: '' },
  {
    from: /^web\/src\/ui\//,
    may: [/^web\/src\/ui\//, /^kernel\//, /^npm:/],
    because: 'Widgets know React and nothing of the trade, the contract or the server.',
  },
  {
    from: /^web\/src\/client\//,
    may: [
      /^web\/src\/client\//,
      /^contract\/src\/[\w-]+\.ts$/,
      /^contract\/src\/shared\//,
      /^kernel\//,
      /^npm:/,
    ],
    because: 'The client knows the shape of the contract, and no context.',
  },
  {
    from: /^web\/src\/contexts\/([^/]+)\//,
    may: [
      /^web\/src\/contexts\/$1\//,
      /^web\/src\/contexts\/[^/]+\/(links(\.ts|\/)|parts\/\w+(Picker|Pill)\.tsx)/,
      /^web\/src\/(ui|client|shell)\//,
      /^web\/src\/(paths|settings-tiles)\.ts$/,
      /^contract\//,
      /^kernel\//,
      /^npm:/,
    ],
    because: 'Screens of two contexts share widgets and links, not parts.',
  },
  {
    from: /^web\//,
    may: [/^web\//, /^contract\//, /^kernel\//, /^npm:/],
    because: 'The web app runs in a browser and never imports the server.',
  },
  { from: /./, may: [/./], because: '' },
];

/** Returns why an import is not allowed, or null if it is. */
export function refusalOf({ from, to }: Import): string | null {
  if (tests.test(from)) return null;
  const rule = rules.find((r) => r.from.test(from));
  if (rule === undefined) return null;
  const own = rule.from.exec(from)?.[1] ?? '';
  const isAllowed = rule.may.some((m) => new RegExp(m.source.replaceAll('$1', own)).test(to));
  if (!isAllowed) return `${from} may not import ${to}. ${rule.because}`;
  return upwards({ from, to });
}

/** Checks that a context calls only those before it in the order. */
function upwards({ from, to }: Import): string | null {
  const [mine, theirs] = [from, to].map((f) => /^server\/src\/contexts\/([^/]+)\//.exec(f)?.[1]);
  if (mine === undefined || theirs === undefined || mine === theirs) return null;
  const order: readonly string[] = contextOrder;
  if (order.indexOf(theirs) < order.indexOf(mine)) return null;
  return `${from} may not call ${to}: ${theirs} stands after ${mine}. Let it hear a fact instead.`;
}
