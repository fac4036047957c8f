import { useQuery } from '@tanstack/react-query';

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};

type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly 'x-access': string;
  readonly deprecated?: boolean;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
      }
    >
  >;
};

export type OpenApiDocument = {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export type DocumentedCall = Operation & { readonly path: string; readonly method: string };

/** Queries the OpenAPI document of this server. */
export const useDocument = () =>
  useQuery({
    queryKey: ['openapi'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<OpenApiDocument> => {
      const reply = await fetch('/api/openapi.json');
      if (!reply.ok) throw new Error(`The document could not be loaded (${reply.status}).`);
      return (await reply.json()) as OpenApiDocument;
    },
  });

/** Returns all endpoints by canonical path, alphabetically within their context. */
export function callsOf(document: OpenApiDocument): readonly DocumentedCall[] {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...operation,
        path,
        method: method.toUpperCase(),
      })),
    )
    .filter((call) => call.deprecated !== true)
    .sort((a, b) => a.operationId.localeCompare(b.operationId));
}

/** Returns the short name of a schema: `Booking`, `number`, `string[]`, `a | b`. */
export function nameOf(schema: Schema | undefined): string {
  if (schema === undefined) return '';
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.enum !== undefined) return schema.enum.map((v) => JSON.stringify(v)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(nameOf).join(' | ');
  if (schema.type === 'array') return `${nameOf(schema.items) || 'anything'}[]`;
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'anything');
  return schema.format === undefined ? String(type) : `${String(type)} (${schema.format})`;
}

/** Returns the members of a schema, resolving references. */
export function membersOf(
  document: OpenApiDocument,
  schema: Schema | undefined,
): readonly { readonly name: string; readonly type: string; readonly required: boolean }[] {
  const resolved =
    schema?.$ref === undefined ? schema : document.components.schemas[nameOf(schema)];
  return Object.entries(resolved?.properties ?? {}).map(([name, inner]) => ({
    name,
    type: nameOf(inner),
    required: resolved?.required?.includes(name) ?? false,
  }));
}
