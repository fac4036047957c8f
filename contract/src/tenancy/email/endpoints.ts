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
    /**
     * False if the server did not accept it, or if there is no server and it remains in the outbox.
     */
    wasSent: z.boolean(),
    /** `host:port`; null for the installation's own mail server. */
    server: z.string().nullable(),
    /** The server's reply, unchanged. */
    answer: z.string(),
  }),
  perMinute: 6,
});
