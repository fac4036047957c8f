import { type RawBuilder, sql } from 'kysely';
import { findField, type List, type NamedField } from './declaration.ts';
import { ListRefusal } from './refusal.ts';

/**
 * Returns the content of `order by`: the requested fields, regardless of case (`customer.code asc,
 * bookingDate desc`), else the list's own order; then the tie-breaking field, so that pages neither
 * repeat nor lose rows. Decisions X-13. Absent values sort as the largest, as in PostgreSQL: `nulls
 * last` on a descending order would prevent the use of the index. Throws ListRefusal on `sorting`
 * for an unknown field.
 */
export function sortingSql(list: List, sorting: string | undefined): RawBuilder<unknown> {
  const options = (sorting ?? '').trim();
  const orders = readSorting(list, options === '' ? list.sorting : options);
  const isUnique = orders.some(({ field }) => field.name === list.tieBreak);
  const all = isUnique ? orders : [...orders, ...readSorting(list, tieBreakOf(list, orders))];
  return sql.join(all.map(({ field, isDescending }) => orderSql(field, isDescending)));
}

type Order = { readonly field: NamedField; readonly isDescending: boolean };

const MOST_CHARACTERS = 500;

function readSorting(list: List, sorting: string): readonly Order[] {
  if (sorting.length > MOST_CHARACTERS) {
    throw new ListRefusal('sorting', `The sorting is longer than ${MOST_CHARACTERS} characters.`);
  }
  const orders = sorting.split(',').map((part) => readOrder(list, part.trim()));
  // A repeated field has no further effect on the order.
  return orders.filter(
    ({ field }, index) => orders.findIndex((order) => order.field.name === field.name) === index,
  );
}

function readOrder(list: List, text: string): Order {
  const [name = '', direction = 'asc', ...rest] = text.split(' ').filter((word) => word !== '');
  const field = findField(list.fields, name);
  if (field === undefined) {
    throw new ListRefusal('sorting', `This list cannot be sorted by '${name.slice(0, 60)}'.`);
  }
  const way = direction.toLowerCase();
  if ((way !== 'asc' && way !== 'desc') || rest.length > 0) {
    throw new ListRefusal('sorting', `After '${name}' comes 'asc' or 'desc'.`);
  }
  return { field, isDescending: way === 'desc' };
}

/**
 * Ties are broken in the direction of the last field, so that newest first remains newest first.
 */
const tieBreakOf = (list: List, orders: readonly Order[]): string =>
  `${list.tieBreak} ${orders.at(-1)?.isDescending === true ? 'desc' : 'asc'}`;

const orderSql = ({ sql: column }: NamedField, isDescending: boolean): RawBuilder<unknown> =>
  isDescending ? sql`${sql.raw(column)} desc` : sql`${sql.raw(column)}`;
