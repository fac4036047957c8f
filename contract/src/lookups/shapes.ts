import { z } from 'zod';

/** One option of a fixed list: its value on the wire and its label. */
export const Choice = z.object({ name: z.string(), displayName: z.string() });
