import type { Mail } from '@waybill/adapters/mail';
import type { OutputOf } from '@waybill/contract/endpoint';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { TenancyServices } from '../../tenants/services.ts';
import { ownServer } from '../mailer.ts';
import { letterheadOf } from '../../public.ts';

type TestResult = OutputOf<typeof contract.sendTestEmail>;

/** Reads in separate transactions, so that none is held open while a mail server responds. */
export const sendTestEmail = (services: TenancyServices) =>
  handle(contract.sendTestEmail, async ({ input, actor: { tenantId } }) => {
    const { name, address } = await services.database.transaction(
      systemScope(tenantId),
      letterheadOf,
    );
    const mail = {
      messageId: randomUUID(),
      from: { name, address },
      to: [input.emailAddress],
      subject: `Test e-mail from ${name}`,
      text: `${name} can send mail as its settings say.`,
    };
    const testResult = await sendTestMail(services, tenantId, mail);
    return { ...testResult, answer: testResult.answer.slice(0, responseMax) };
  });

/** The server's message is shown, but truncated. */
const responseMax = 500;

async function sendTestMail(
  services: TenancyServices,
  tenantId: number,
  mail: Mail,
): Promise<TestResult> {
  const own = await ownServer(services, tenantId);
  const server = own && `${own.host}:${own.port}`;
  try {
    if (own !== null) {
      return { wasSent: true, server, answer: await services.tenantMail.deliver(own, mail) };
    }
    const wasSent = (await services.post.send(mail)) === 'Sent';
    const response = wasSent
      ? 'Accepted'
      : 'No mail server is configured: the e-mail was saved to the outbox.';
    return { wasSent, server, answer: response };
  } catch (error) {
    return { wasSent: false, server, answer: error instanceof Error ? error.message : 'No answer' };
  }
}
