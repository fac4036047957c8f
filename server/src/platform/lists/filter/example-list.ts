/** A list for the tests of this folder, with a field of every type and rows full of edge cases. */
import type { Fields, List } from '../declaration.ts';
import type { FilterRow } from './evaluate.ts';
import type { Literals } from './made-up.ts';

const fields = {
  id: { sql: 't.id', type: 'bigint' },
  status: { sql: 't.status', type: 'text' },
  'customer.code': { sql: 't.code', type: 'text' },
  items: { sql: 't.items', type: 'integer' },
  weight: { sql: 't.weight', type: 'numeric' },
  total: { sql: 't.total', type: 'money' },
  paid: { sql: 't.paid', type: 'money' },
  isInsured: { sql: 't.insured', type: 'boolean' },
  creationTime: { sql: 't.created', type: 'timestamptz' },
  due: { sql: 't.due', type: 'date' },
  customerGuid: { sql: 't.guid', type: 'uuid' },
} as const satisfies Fields;

export const exampleList: List = {
  fields,
  searched: ['status', 'customer.code'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

const texts = [
  'Booked',
  'booked',
  "O'Brien",
  '100%',
  'a_b',
  'a\\b',
  '',
  ' x ',
  'ÉTÉ',
  'été',
  '漢字🚚',
  'ß',
];
const guids = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const moments = [
  '2024-01-02T03:04:05.678Z',
  '2024-01-02T00:00:00.000Z',
  '2023-12-31T23:59:59.999Z',
];

const quoted = texts.map((text) => `'${text.replaceAll("'", "''")}'`);

export const exampleLiterals: Literals = {
  text: [...quoted, "'b'", "'%'", "'_'", "'\\'", "'É'", '5', `${guids[0]}`],
  bigint: ['1', '5L', '250', '2.5', '-1', '9223372036854775807', '9223372036854775808', '1e30'],
  integer: ['0', '3', '3.0', '2147483648', '-7', '.5'],
  numeric: ['0', '12.5', '12.50M', '-3', '1e2', '0.001d', '99999999999999999999'],
  money: ['0', '10.5', '10.50', '10.505', '-2', '1e1', '99999999999999999999'],
  boolean: ['true', 'false', 'TRUE'],
  timestamptz: [
    ...moments,
    `datetime'${moments[0]?.slice(0, -1)}'`,
    "datetimeoffset'2024-01-02T13:04:05.678+10:00'",
    '2024-01-02',
    "'2024-01-02T03:04:05.6789Z'",
  ],
  date: ['2024-01-02', "datetime'2024-01-02T00:00:00'", '2024-02-29T12:00:00Z', "'2023-12-31'"],
  uuid: [`guid'${guids[0]}'`, `${guids[1]}`, `'${guids[1]?.toUpperCase()}'`],
};

/** Returns this many rows; about one value in six is absent. */
export function exampleRows(count: number, random: () => number): readonly FilterRow[] {
  const or = <T>(values: readonly T[]): T | null =>
    random() < 0.16 ? null : (values[Math.floor(random() * values.length)] ?? null);
  return Array.from({ length: count }, (_, index) => {
    const created = or(moments);
    return {
      id: index + 1,
      status: or(texts),
      'customer.code': or(texts),
      items: or([0, 3, -7, 2147483647]),
      weight: or(['0', '12.50', '-3', '100', '0.001']),
      total: or([0, 1050, -200, 1000, 5]),
      paid: or([0, 1050, 1000]),
      isInsured: or([true, false]),
      creationTime: created === null ? null : new Date(created),
      due: or(['2024-01-02', '2023-12-31', '2024-02-29']),
      customerGuid: or(guids),
    };
  });
}
