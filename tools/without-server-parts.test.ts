import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonSchemasLeftOut, summariesLeftOut } from '../web/build/without-server-parts.ts';
import { root } from './repository.ts';

describe('the browser bundle', () => {
  it('strips the texts of endpoint summaries', () => {
    const declared = `export const getLogo = endpoint({
      path: '/logo', // summary: 'of a remark'
      access: 'guest',
      summary: "The tenant's logo.",
      input: z.object({ summary: z.string() }),
      output: other({ summary: 'kept' }),
    });`;
    expect(summariesLeftOut('endpoints.ts', declared)).toBe(
      declared.replace(`"The tenant's logo."`, `'–'`),
    );
  });

  it('validates shapes without the JSON schema code of zod', () => {
    const file = join(root, 'node_modules/zod/v4/classic/schemas.js');
    const left = jsonSchemasLeftOut('schemas.js', readFileSync(file, 'utf8'));
    expect(left.match(/\w*(?:StandardJSONSchema|ToJSONSchema|processJSONSchema)\w*/g)).toEqual([
      'createStandardJSONSchemaMethod',
      'createToJSONSchemaMethod',
    ]);
    expect(left).toContain('import { createStandardJSONSchemaMethod, createToJSONSchemaMethod }');
    expect(left).toContain('safeParse(data, params)');
  });
});
