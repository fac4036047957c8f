import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  jsonSchemasLeftOut,
  responsesLeftOut,
  withPureConstants,
} from '../web/build/without-server-parts.ts';
import { root } from './repository.ts';

describe('the browser bundle', () => {
  it('knows calls without their summaries and the shapes of their responses', () => {
    const declared = `export const getLogo = endpoint({
      path: '/logo', // summary: 'of a remark'
      access: 'guest',
      summary: "The tenant's logo.",
      input: z.object({ summary: z.string(), output: z.string() }),
      output: other({ summary: 'replaced with the rest' }),
    });`;
    const left = responsesLeftOut('endpoints.ts', declared);
    expect(left.slice(left.indexOf('export'))).toBe(
      declared
        .replace(`"The tenant's logo."`, `'–'`)
        .replace(`other({ summary: 'replaced with the rest' })`, 'anyResponse'),
    );
    expect(responsesLeftOut('shapes.ts', 'const output = 1;')).toBe('const output = 1;');
  });

  it('may leave out constants of the contract that nothing reads', () => {
    const shapes = `const max = 3;
export const Line = z.string().max(max);
export const lineOf = (n: number) => z.string().max(n);
export type Line = z.infer<typeof Line>;`;
    expect(withPureConstants('shapes.ts', shapes)).toBe(
      shapes.replace('z.string().max(max)', '/*#__PURE__*/ (() => (z.string().max(max)))()'),
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
