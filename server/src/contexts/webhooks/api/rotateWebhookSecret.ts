import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/webhooks/endpoints';
import { webhooksProblems } from '@waybill/contract/webhooks/problems';
import { seal } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { WebhooksServices } from '../deliver.ts';
import { newSecret } from '../signing.ts';
import { setSecret } from '../sql/rows.ts';
import { toWebhook } from '../mappers.ts';

export const rotateWebhookSecret = ({ secret: own }: WebhooksServices) =>
  handle(contract.rotateWebhookSecret, async ({ input: { id }, db }) => {
    const secret = newSecret();
    const row = await setSecret(db, id, seal(own, secret));
    return { webhook: toWebhook(found(row, webhooksProblems.WebhookNotFound)), secret };
  });
