import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts';
import { type Catalogue, readCatalogue } from '../../../../tools/schema/catalogue.ts';
import { picturesOf } from '../../../../tools/schema/pictures.ts';
import { schemaText } from '../../../../tools/schema/schema-text.ts';
import { adminQuery } from './connection.ts';

const root = join(import.meta.dirname, '../../../..');
const pictures = join(root, 'docs/pictures/schema');
const advice = 'a migration changed the schema: run `npm run schema` and commit what it writes';

let database: FreshDatabase;
let catalogue: Catalogue;
beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await readCatalogue(adminQuery(database.adminUrl));
});
afterAll(() => database.drop());

describe('the committed schema', () => {
  it('is what the migrations result in', () => {
    const committed = readFileSync(join(root, 'database/schema.sql'), 'utf8');
    // Compared as lines, so that the message shows only the difference.
    const differences = { advice, lines: committed.split('\n') };
    expect(differences).toEqual({ advice, lines: schemaText(catalogue).split('\n') });
  });

  it('has a picture of each schema', () => {
    const committed = globSync('*.md', { cwd: pictures })
      .toSorted()
      .map((file) => ({ file, text: readFileSync(join(pictures, file), 'utf8') }));
    const written = picturesOf(catalogue).toSorted((a, b) => (a.file < b.file ? -1 : 1));
    expect({ advice, pictures: committed }).toEqual({ advice, pictures: written });
  });
});
