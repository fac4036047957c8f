import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const emailsMax = 50;

/** Serves `/dev/outbox`: the newest e-mails written without a mail server. Development only. */
export function serveOutbox(server: FastifyInstance, folder: string): void {
  server.get('/dev/outbox', { config: { route: '/dev/outbox' } }, async (_, reply) => {
    const names = await readdir(folder).catch(() => []);
    const newest = names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
    const emails = await Promise.all(
      newest.slice(0, emailsMax).map((name) => readFile(join(folder, name), 'utf8')),
    );
    return reply.type('text/html; charset=utf-8').send(pageOf(emails));
  });
}

const pageOf = (emails: readonly string[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Outbox</title></head>
<body>
<h1>Outbox</h1>
<p>No mail server is configured: e-mails stay here. ${emails.length} newest first.</p>
${emails.map((email) => `<article><pre>${escape(email)}</pre></article><hr>`).join('\n')}
</body>
</html>`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
