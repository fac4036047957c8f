import { z } from 'zod';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';
import { entities } from './entity.ts';
import { envelopeOf } from './envelope.ts';

/** The product's version, as displayed and as reported to other systems. */
export const productVersion = '0.3.0';

type Json = Record<string, unknown>;

/** Returns the contract as an OpenAPI 3.1 document; entities are named as in the specification. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [context, endpoints] of Object.entries(allEndpoints)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      for (const path of [endpoint.path, ...endpoint.aliases]) {
        const isAlias = path !== endpoint.path;
        const id = isAlias ? `${context}.${name} ${path}` : `${context}.${name}`;
        paths[path] = {
          ...paths[path],
          [endpoint.method.toLowerCase()]: operationOf(endpoint, context, {
            operationId: id,
            isAlias,
          }),
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

function operationOf(
  endpoint: Endpoint,
  tag: string,
  { operationId, isAlias }: { readonly operationId: string; readonly isAlias: boolean },
): Json {
  const input = schemaOf(endpoint.input, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const names = Object.keys(input.properties ?? {});
  const inPath = names.filter((name) => endpoint.path.includes(`{${name}}`));
  const inBody = bodyNames(endpoint, names).filter((name) => !inPath.includes(name));
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
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(isAlias && { deprecated: true }),
    security: ['none', 'guest'].includes(endpoint.access) ? [] : [{ bearer: [] }],
    parameters: [...inPath.map(parameter('path')), ...inQuery.map(parameter('query'))],
    ...requestBodyOf(endpoint, input, inBody),
    responses: {
      200: { description: 'OK', content: responseOf(endpoint) },
      ...refusalsOf(endpoint),
    },
  };
}

function bodyNames(endpoint: Endpoint, names: readonly string[]): readonly string[] {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return endpoint.inBody;
  return names.filter((name) => !endpoint.inQuery.includes(name));
}

function requestBodyOf(
  endpoint: Endpoint,
  input: { properties?: Record<string, Json>; required?: string[] },
  names: readonly string[],
): Json {
  const fields = Object.fromEntries(names.map((name) => [name, input.properties?.[name] ?? {}]));
  if (endpoint.upload !== undefined) fields[endpoint.upload] = { type: 'string', format: 'binary' };
  if (Object.keys(fields).length === 0) return {};
  const required = (input.required ?? []).filter((name) => names.includes(name));
  const schema = { type: 'object', properties: fields, required };
  const type = endpoint.upload === undefined ? 'application/json' : 'multipart/form-data';
  return { requestBody: { required: required.length > 0, content: { [type]: { schema } } } };
}

function responseOf(endpoint: Endpoint): Json {
  switch (endpoint.response) {
    case 'file':
      return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    case 'text':
      return { 'text/csv': { schema: { type: 'string' } } };
    case 'bare':
      return { 'application/json': { schema: schemaOf(endpoint.output, 'output') } };
    case 'envelope':
    case 'doubled':
      return { 'application/json': { schema: schemaOf(envelopeOf(endpoint.output), 'output') } };
  }
}

function refusalsOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const { status, message } of endpoint.problems) {
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
  return Object.fromEntries(
    Object.entries(schemas)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, schema]) => [id, bare(schema)]),
  );
}

/** Returns a schema as JSON; shapes with a public name become references to the components. */
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
