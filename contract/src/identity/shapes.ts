import { z } from 'zod';
import { entity } from '../entity.ts';

/** The response of the browser's `signIn`. */
export const SignInResult = entity(
  'SignInResult',
  z.object({
    error: z.string().nullable(),
    status: z.number(),
    ok: z.boolean(),
    url: z.string().nullable(),
  }),
);

export const Permission = entity(
  'Permission',
  z.object({
    parentName: z.string().nullable(),
    name: z.string(),
    displayName: z.string(),
    description: z.string().nullable(),
    isGrantedByDefault: z.boolean(),
    level: z.number().int(),
  }),
);
