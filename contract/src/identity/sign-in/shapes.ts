import { z } from 'zod';
import { entity } from '../../entity.ts';

export const SessionProvider = entity(
  'SessionProvider',
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(['credentials', 'email']),
    signinUrl: z.string(),
    callbackUrl: z.string(),
  }),
);
