import type { OutputOf } from '@waybill/contract/endpoint';
import type { getBooksAttempts, getBooksTransfers } from '@waybill/contract/books/endpoints';
import type { TransferAttemptRow, TransferRow } from './sql/transfers.ts';

export const toTransfer = (
  row: TransferRow,
): OutputOf<typeof getBooksTransfers>['items'][number] => ({
  id: row.id,
  kind: row.kind,
  ourId: row.our_id,
  number: row.number,
  status: row.status,
  isRemoval: !row.is_wanted,
  theirId: row.their_id,
  attempts: row.attempts,
  problem: row.problem,
  problemSentence: row.problem_sentence ?? undefined,
  creationTime: row.created_at.toISOString(),
  sentTime: row.sent_at?.toISOString() ?? null,
});

export const toAttempt = (
  row: TransferAttemptRow,
): OutputOf<typeof getBooksAttempts>['items'][number] => ({
  id: row.id,
  outcome: row.outcome,
  message: row.message,
  messageSentence: row.message_sentence ?? undefined,
  time: row.at.toISOString(),
});
