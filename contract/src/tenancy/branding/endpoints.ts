import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { FileBytes } from '../../shared/file.ts';

export const getLogo = endpoint({
  path: '/api/core/tenant/getlogo',
  access: 'guest',
  summary: "Returns the tenant's logo.",
  output: FileBytes,
  response: 'file',
});

/**
 * Not part of the specification (decisions T-29): the style sheet that `customCssId` identifies.
 */
export const getCustomCss = endpoint({
  path: '/api/core/tenant/getcustomcss',
  access: 'guest',
  summary:
    "Returns the tenant's style sheet; use its `customCssId` as the version so browsers can " +
    'cache it.',
  input: z.object({ version: z.string().max(64).optional() }),
  output: FileBytes,
  response: 'file',
});
