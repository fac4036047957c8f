import { z } from 'zod';
import { ShopRefusal } from '../shop-platform.ts';

/**
 * Parses a response in the platform's published shape. @throws {ShopRefusal} that names what does
 * not match
 */
export function readAs<T>(shape: z.ZodType<T>, value: unknown, platform: string): T {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.');
  throw new ShopRefusal(`This is not ${platform} as we know it: ${where || 'no object'}.`);
}

/** A text, empty if there is none. */
export const Text = z
  .union([z.string(), z.number(), z.literal(false)])
  .nullish()
  .transform((value) =>
    value === false || value === null || value === undefined ? '' : String(value),
  );

/** A decimal as text or number; null if there is none. */
export const Decimal = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const number = value === null || value === undefined || value === '' ? null : Number(value);
    return number !== null && Number.isFinite(number) ? number : null;
  });

/** Returns a measure, or null if it is not above 0. */
export const measure = (value: number | null, unit: string) =>
  value !== null && value > 0 ? { value, unit } : null;

export const nameOf = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

/** Returns the base of a server's addresses, without a trailing slash; https by default. */
export function baseOf(address: string): string {
  const bare = address.trim().replace(/\/+$/, '');
  return /^https?:\/\//i.test(bare) || bare === '' ? bare : `https://${bare}`;
}

/** Returns an attribute that is required and not secret unless `some` specifies otherwise. */
export const attribute = (
  [key, displayName]: readonly [key: string, displayName: string],
  description: string,
  some: { readonly required?: boolean; readonly secret?: boolean } = {},
) => ({ required: true, secret: false, key, displayName, description, ...some });
