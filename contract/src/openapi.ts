import { z } from 'zod';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';
import { entities } from './entity.ts';
import { envelopeOf } from './envelope.ts';

/** The product's version, as people and systems are told it. */
export const productVersion = '0.1.0';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document; entities are named as the specification names them. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [context, endpoints] of Object.entries(allEndpoints)) {
    for (const [name, promise] of Object.entries(endpoints)) {
      for (const path of [promise.path, ...promise.aliases]) {
        const isAlias = path !== promise.path;
        const id = isAlias ? `${context}.${name} ${path}` : `${context}.${name}`;
        paths[path] = {
          ...paths[path],
          [promise.method.toLowerCase()]: operationOf(promise, context, id, isAlias),
        };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waybill',
      version,
      description: 'Freight, courier and delivery: quote, book, label, track, invoice, reconcile.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: entitySchemas(),
    },
  };
}

function operationOf(promise: Endpoint, tag: string, operationId: string, isAlias: boolean): Json {
  const input = schemaOf(promise.input, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const names = Object.keys(input.properties ?? {});
  const inPath = names.filter((name) => promise.path.includes(`{${name}}`));
  const inBody = bodyNames(promise, names).filter((name) => !inPath.includes(name));
  const inQuery = names.filter((name) => !inPath.includes(name) && !inBody.includes(name));
  const parameter = (place: string) => (name: string) => ({
    name,
    in: place,
    required: place === 'path' || (input.required ?? []).includes(name),
    schema: input.properties?.[name] ?? {},
  });
  return {
    operationId,
    tags: [tag],
    summary: promise.summary,
    'x-access': promise.access,
    ...(isAlias && { deprecated: true }),
    security: ['none', 'guest'].includes(promise.access) ? [] : [{ bearer: [] }],
    parameters: [...inPath.map(parameter('path')), ...inQuery.map(parameter('query'))],
    ...requestBodyOf(promise, input, inBody),
    responses: {
      200: { description: 'OK', content: answerOf(promise) },
      ...refusalsOf(promise),
    },
  };
}

function bodyNames(promise: Endpoint, names: readonly string[]): readonly string[] {
  if (promise.method === 'GET' || promise.method === 'DELETE') return promise.inBody;
  return names.filter((name) => !promise.inQuery.includes(name));
}

function requestBodyOf(
  promise: Endpoint,
  input: { properties?: Record<string, Json>; required?: string[] },
  names: readonly string[],
): Json {
  const fields = Object.fromEntries(names.map((name) => [name, input.properties?.[name] ?? {}]));
  if (promise.upload !== undefined) fields[promise.upload] = { type: 'string', format: 'binary' };
  if (Object.keys(fields).length === 0) return {};
  const required = (input.required ?? []).filter((name) => names.includes(name));
  const schema = { type: 'object', properties: fields, required };
  const type = promise.upload === undefined ? 'application/json' : 'multipart/form-data';
  return { requestBody: { required: required.length > 0, content: { [type]: { schema } } } };
}

function answerOf(promise: Endpoint): Json {
  switch (promise.answer) {
    case 'file':
      return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    case 'text':
      return { 'text/csv': { schema: { type: 'string' } } };
    case 'bare':
      return { 'application/json': { schema: schemaOf(promise.output, 'output') } };
    case 'envelope':
    case 'doubled':
      return { 'application/json': { schema: schemaOf(envelopeOf(promise.output), 'output') } };
  }
}

function refusalsOf(promise: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const { status, message } of promise.problems) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), message]);
  }
  const content = {
    'application/json': { schema: { $ref: '#/components/schemas/ResponseEnvelope' } },
  };
  const named = [...byStatus].map(([status, messages]) => [
    String(status),
    { description: messages.join(' · '), content },
  ]);
  return { ...Object.fromEntries(named), default: { description: 'A refusal', content } };
}

function entitySchemas(): Json {
  const { schemas } = z.toJSONSchema(entities, {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'output',
    unrepresentable: 'any',
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
}

/** A schema's JSON form; shapes with a public name become references to the components. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const json = z.toJSONSchema(schema as z.ZodType, {
    metadata: entities,
    io,
    unrepresentable: 'any',
  });
  return bare(json);
}

function bare(schema: object): Json {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _, $defs: __, $id: ___, id: ____, ...rest } = JSON.parse(text) as Json;
  return rest;
}
