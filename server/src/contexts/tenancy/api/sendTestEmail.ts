import type { Mail } from '@waybill/adapters/mail';
import type { AnswerOf } from '@waybill/contract/endpoint';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { TenancyHouse } from '../house.ts';
import { ownServer } from '../post-office.ts';
import { letterheadOf } from '../public.ts';

type Told = AnswerOf<typeof contract.sendTestEmail>;

/** Reads in transactions of its own, so that none is held open while a mail server responds. */
export const sendTestEmail = (house: TenancyHouse) =>
  handle(contract.sendTestEmail, async ({ input, actor: { tenantId } }) => {
    const { name, address } = await house.database.transaction(systemScope(tenantId), letterheadOf);
    const mail = {
      messageId: randomUUID(),
      from: { name, address },
      to: [input.emailAddress],
      subject: `Test letter of ${name}`,
      text: `${name} can send mail as its settings say.`,
    };
    const told = await tell(house, tenantId, mail);
    return { ...told, answer: told.answer.slice(0, answerMax) };
  });

/** The server's message is shown, but truncated. */
const answerMax = 500;

async function tell(house: TenancyHouse, tenantId: number, mail: Mail): Promise<Told> {
  const own = await ownServer(house, tenantId);
  const server = own && `${own.host}:${own.port}`;
  try {
    if (own !== null) {
      return { wasSent: true, server, answer: await house.tenantMail.deliver(own, mail) };
    }
    const wasSent = (await house.post.send(mail)) === 'Sent';
    const answer = wasSent ? 'Taken' : 'There is no mail server: the letter lies in the outbox.';
    return { wasSent, server, answer };
  } catch (error) {
    return { wasSent: false, server, answer: error instanceof Error ? error.message : 'No answer' };
  }
}
