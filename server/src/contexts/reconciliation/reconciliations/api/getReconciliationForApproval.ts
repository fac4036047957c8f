import { handle } from '#platform/context.ts';
import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { reconciliationProblems } from '@waybill/contract/reconciliation/problems';
import {
  consignmentsPage,
  linesOfConsignments,
  summaryByReason,
} from '../../decisions/sql/lines.ts';
import { bookedElsewhere } from '../booked-elsewhere.ts';
import { reconciliation } from '../sql.ts';
import { consignmentsOf, reconciliationOf, summaryOf } from '../mappers.ts';

export const getReconciliationForApproval = handle(
  contract.getReconciliationForApproval,
  async ({ input, db }) => {
    const { id } = input;
    const row = found(await reconciliation(db, id), reconciliationProblems.ReconciliationNotFound);
    const { rows, totalCount } = await consignmentsPage(db, input);
    const [lines, elsewhere, summary] = await Promise.all([
      linesOfConsignments(
        db,
        rows.map((consignment) => consignment.id),
      ),
      bookedElsewhere(db, row.carrier_code, rows),
      summaryByReason(db, id),
    ]);
    return {
      ...reconciliationOf(row),
      ...consignmentsOf({ rows, lines, elsewhere }),
      summary: summary.map(summaryOf),
      totalCount,
    };
  },
);
