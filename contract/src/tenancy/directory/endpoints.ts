import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { requiredLine } from '../../shared/fields.ts';

/** Not part of the specification (decisions T-29). */
export const testDirectory = endpoint({
  method: 'POST',
  path: '/api/core/tenantsettings/testdirectory',
  access: 'Administration.Settings',
  summary: 'Looks up a username in the directory with the saved settings.',
  input: z.object({ userName: requiredLine(256, 'Please enter a username') }),
  output: z.object({
    /** `host:port`; null if no directory is configured. */
    server: z.string().nullable(),
    /** The error; null if the directory responded. */
    problem: z.string().nullable(),
    /** The matching user; null if none, or more than one, has the name. */
    person: z
      .object({
        userName: z.string(),
        emailAddress: z.string(),
        name: z.string(),
        surname: z.string(),
        groups: z.array(z.string()),
      })
      .nullable(),
  }),
  perMinute: 12,
});
