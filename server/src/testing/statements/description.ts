/** Describes a statement by preparing it with PostgreSQL, without running it. */
import pg from 'pg';

export type Description =
  | { readonly columns: readonly string[] }
  /** PostgreSQL's error, such as `column b.nmae does not exist`. */
  | { readonly refusal: string };

type Connection = {
  parse(message: { readonly text: string }): void;
  describe(message: { readonly type: 'S' }): void;
  sync(): void;
};

/**
 * Prepares a statement over the connection and reads its columns. `pg` calls the methods of a
 * submittable object, as it does for cursors.
 */
export const describeStatement = (client: pg.Client, text: string): Promise<Description> =>
  new Promise((resolve) => {
    let columns: readonly string[] = [];
    const submittable = {
      submit(connection: Connection) {
        connection.parse({ text });
        connection.describe({ type: 'S' });
        connection.sync();
      },
      handleRowDescription({ fields }: { readonly fields: readonly { readonly name: string }[] }) {
        columns = fields.map(({ name }) => name);
      },
      handleError: ({ message }: Error) => resolve({ refusal: message }),
      handleReadyForQuery: () => resolve({ columns }),
    };
    client.query(submittable as unknown as pg.Submittable);
  });
