import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reports/endpoints';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { recipientOfToken } from '../recipients.ts';
import { endSubscription } from '../sql.ts';

export const endReportSubscription = ({ secret }: Pick<Services, 'secret'>) =>
  handle(
    contract.endReportSubscription,
    async ({ input: { recipientToken }, db, now }) => {
      const { tenantId } = db.scope;
      const id = recipientOfToken({ secret, tenantId }, recipientToken) ?? 0;
      const ended = await endSubscription(db, id, now);
      if (ended === 0) throw new Problem(reportsProblems.SubscriptionNotFound);
      return null;
    },
    { reach: 'tenant' },
  );
