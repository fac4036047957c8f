import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { decisionsFor } from '@waybill/contract/jobs/scan-reviews/choices';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publishAll } from '#platform/events.ts';
import { runChanges } from '../../board/run-changes.ts';
import { targetsOf } from '../../scans/scan-reading.ts';
import { recordReviewed } from '../record-reviewed.ts';
import { decideParked, decideProof, review } from '../sql.ts';

export const decideScanReview = handle(
  contract.decideScanReview,
  async ({ input: { id, decision, itemid, note }, actor, db, now }) => {
    const known = found(await review(db, id), jobsProblems.ScanReviewNotFound);
    if (!decisionsFor[known.kind].includes(decision)) {
      throw new Problem(jobsProblems.ScanReviewNotAllowed);
    }
    // The job is locked before the scan, in the order in which an allocation locks them.
    const [target] =
      decision === 'Recorded' ? await targetsOf({ db, actor }, [itemid || known.itemid]) : [];
    const decide = known.kind === 'IncompleteProof' ? decideProof : decideParked;
    const decided = { id, decision, note: note || null, by: actor.userId };
    if (!(await decide(db, decided, now))) throw new Problem(jobsProblems.ScanReviewDecided);
    if (decision === 'Recorded') await recordReviewed({ db, now }, known, target);
    publishAll(db, [
      { name: 'scan.reviewed', payload: { id, customerId: null } },
      ...runChanges([known.driver_id]),
    ]);
    return null;
  },
);
