import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';

/** Not part of the specification: AI assistants list what their user may call (decision 0046). */
export const getAssistantTools = endpoint({
  path: '/api/core/assistant/gettools',
  access: 'signedIn',
  summary: 'Returns the tools of AI assistants, and whether the caller may use them.',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        summary: z.string(),
        /** True if it changes something: assistants need to be allowed to write. */
        writes: z.boolean(),
        isAllowed: z.boolean(),
      }),
    ),
  }),
});
