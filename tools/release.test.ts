import { productVersion } from '@waybill/contract/openapi';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { previousRelease } from '../server/src/testing/processes/previous-release.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the version of the product', () => {
  const released = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) – /gm)].map(([, v]) => v);

  it('is the newest of the changelog, in package.json and in the OpenAPI document', () => {
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    expect([version, productVersion]).toEqual([released[0], released[0]]);
  });

  it('runs beside a release that the changelog names', () => {
    expect(released).toContain(previousRelease.version);
  });
});
