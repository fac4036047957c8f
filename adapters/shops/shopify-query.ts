import { z } from 'zod';
import { ShopRefusal, type ShopRequest, ShopUnavailable } from '../shop-platform.ts';
import { baseOf, readAs } from './parts.ts';

/** https://shopify.dev/docs/api/usage/versioning: a version is supported for a year or more. */
const version = '2026-07';

const Errors = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.object({ code: z.string().optional() }).optional(),
      }),
    )
    .optional(),
  data: z.unknown().optional(),
});

type GraphQuery = {
  readonly text: string;
  readonly variables?: Readonly<Record<string, unknown>>;
};

/**
 * Sends a query; errors come with status 200, including `THROTTLED`
 * (https://shopify.dev/docs/api/admin-graphql#rate-limits).
 */
export async function query<T>(
  { attributes, call }: ShopRequest,
  { text, variables = {} }: GraphQuery,
  shape: z.ZodType<T>,
): Promise<T> {
  const reply = await call({
    method: 'POST',
    url: `${baseOf(attributes['shopDomain'] ?? '')}/admin/api/${version}/graphql.json`,
    headers: { 'x-shopify-access-token': attributes['accessToken'] ?? '' },
    body: { query: text, variables },
  });
  const { errors = [], data } = readAs(Errors, reply.body, 'Shopify');
  const [error] = errors;
  if (error?.extensions?.code === 'THROTTLED') {
    throw new ShopUnavailable('Shopify limits our calls.', 2_000);
  }
  if (error !== undefined) throw new ShopRefusal(error.message);
  return readAs(shape, data, 'Shopify');
}
