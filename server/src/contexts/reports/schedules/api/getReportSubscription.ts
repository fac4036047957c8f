import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reports/endpoints';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { titleOf } from '../../reports/mappers.ts';
import { recipientOfToken } from '../recipients.ts';
import { subscription } from '../sql.ts';

/** The token proves the right, whoever calls. */
export const getReportSubscription = ({ secret }: Pick<Services, 'secret'>) =>
  handle(
    contract.getReportSubscription,
    async ({ input: { recipientToken }, db }) => {
      const { tenantId } = db.scope;
      const id = recipientOfToken({ secret, tenantId }, recipientToken) ?? 0;
      const row = found(await subscription(db, id), reportsProblems.SubscriptionNotFound);
      const { email, report_id: report, ended_at: end } = row;
      return { email, title: titleOf(report), isEnded: end !== null };
    },
    { reach: 'tenant' },
  );
