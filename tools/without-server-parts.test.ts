import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  jsonSchemasLeftOut,
  shapesLeftOut,
  withPureConstants,
} from '../web/build/without-server-parts.ts';
import { root } from './repository.ts';

describe('the browser bundle', () => {
  const input = 'z.object({ summary: z.string(), output: z.string() })';
  const declared = `export const getLogo = endpoint({
      path: '/logo', // summary: 'of a remark'
      access: 'guest',
      summary: "The tenant's logo.",
      input: ${input},
      output: other({ summary: 'replaced with the rest' }),
      problems: [refusals.LogoNotFound],
      perMinute: 5,
    });`;
  const withInput = declared
    .replace('problems: [refusals.LogoNotFound],', '')
    .replace('perMinute: 5,', '')
    .replace(`"The tenant's logo."`, `'–'`)
    .replace(`other({ summary: 'replaced with the rest' })`, 'anyShape');

  it('knows calls without what only the server reads, and where the shapes of requests are', () => {
    const left = shapesLeftOut('logo/endpoints.ts', declared, { ofRequests: true });
    expect(left).toBe(
      "const anyShape = {}; const shapesOf = () => import('./endpoints.ts?with-shapes'); " +
        withInput.replace(input, 'shapesOf'),
    );
    const plain = 'const output = 1;';
    expect(shapesLeftOut('shapes.ts', plain, { ofRequests: true })).toBe(plain);
  });

  it('knows the shapes of requests in what is loaded by the first change', () => {
    const left = shapesLeftOut('logo/endpoints.ts', declared, { ofRequests: false });
    expect(left).toBe(`const anyShape = {}; ${withInput}`);
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

  it('may leave out constants that are made of others', () => {
    const shapes = 'const rows = { ...page, text: page.filter };';
    expect(withPureConstants('shapes.ts', shapes)).toBe(
      'const rows = /*#__PURE__*/ (() => ({ ...page, text: page.filter }))();',
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
