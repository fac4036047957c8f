import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { addShippedPostalFiles } from './shipped-files.ts';

let testApp: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'waybill-postal-'));
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await testApp.close();
});

const put = (country: string, places: readonly string[]): void => {
  const rows = places.map((place) =>
    [country, '1000', place, '', '', '', '', '', '', '', '', ''].join('\t'),
  );
  writeFileSync(join(folder, `${country}.txt.gz`), gzipSync(rows.join('\n')));
};

const placesOf = (country: string) =>
  testApp.acme.rows(
    sql<{ suburb: string }>`
      select suburb from lookups.location where country_code = ${country} order by suburb
    `,
  );

describe('the postal files of a folder', () => {
  it('are loaded at the first start, and a new one at the next', async () => {
    put('XA', ['North\\South', 'East']);
    await addShippedPostalFiles(testApp.adminUrl, folder);
    put('XA', ['West']);
    put('XB', ['Middle']);
    writeFileSync(join(folder, 'README.md'), 'no postal file');
    await addShippedPostalFiles(testApp.adminUrl, folder);
    expect([await placesOf('XA'), await placesOf('XB')]).toEqual([
      [{ suburb: 'East' }, { suburb: 'North\\South' }],
      [{ suburb: 'Middle' }],
    ]);
  });

  it('may be missing', async () => {
    await expect(
      addShippedPostalFiles(testApp.adminUrl, join(folder, 'none')),
    ).resolves.toBeUndefined();
  });
});
