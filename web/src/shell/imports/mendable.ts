import type { ListImport } from '@waybill/contract/shared/imports';

type Look = Pick<ListImport, 'errors' | 'returned' | 'columns' | 'heads'>;
type RowError = Look['errors'][number];

/** A cell of a rejected row, as a field to mend it in. */
export type MendableCell = {
  readonly head: string;
  /** The column that the head stands for; undefined where it is not read. */
  readonly column: string | undefined;
  readonly value: string;
  readonly isFaulty: boolean;
};

export type MendableRow = {
  readonly error: RowError;
  readonly cells: readonly MendableCell[];
  /** Whether a fault names a cell; where none does, any of them may be the reason. */
  readonly isNamed: boolean;
};

/** The rejected rows with the cells that are read of them, in the order of the file. */
export const mendableRows = ({ errors, returned, columns, heads }: Look): readonly MendableRow[] =>
  errors.map((error, at) => {
    const faulty = new Set(error.validationErrors.flatMap(({ members }) => members));
    const columnOf = new Map(Object.entries(columns).map(([column, head]) => [head, column]));
    const cells = heads.flatMap((head): MendableCell[] => {
      const column = columnOf.get(head);
      if (column === undefined) return [];
      const value = returned[at]?.[head] ?? '';
      return [{ head, column, value, isFaulty: faulty.has(column) }];
    });
    return { error, cells, isNamed: cells.some(({ isFaulty }) => isFaulty) };
  });
