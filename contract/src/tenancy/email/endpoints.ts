import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { requiredLine } from '../../shared/fields.ts';

/** Not part of the specification (decisions T-29). */
export const sendTestEmail = endpoint({
  method: 'POST',
  path: '/api/core/tenantsettings/sendtestemail',
  access: 'Administration.Settings',
  summary: "Sends a test e-mail with the saved settings, and returns the mail server's response.",
  input: z.object({
    emailAddress: requiredLine(256, 'Please enter an e-mail address').pipe(
      z.email('Please enter a valid e-mail address'),
    ),
  }),
  output: z.object({
    /** False where the server did not take it, or where there is no server and it stays here. */
    wasSent: z.boolean(),
    /** `host:port`; null for the installation's own mail server. */
    server: z.string().nullable(),
    /** In the server's own words. */
    answer: z.string(),
  }),
  perMinute: 6,
});
