import type { BookingOperation } from '@waybill/contract/booking/operation-logs/operations';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { useRef } from 'react';
import type { z } from 'zod';
import { useBulkRun } from '#shell/bulk/use-bulk-run.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useOneFile } from '../../documents/use-one-file.ts';
import { useOpenTokens } from '../../documents/use-pdfs.ts';
import type { BulkOperationResult } from '@waybill/contract/booking/bookings/shapes';
import { useBulkOperation } from '../calls.ts';

export type BulkRow = z.output<typeof BulkOperationResult>['results'][number];

/** Labels are printed in batches of this size, to show the progress. */
const labelsAtOnce = 100;

const idOf = ({ bookingId }: BulkRow): number => bookingId;

/** Runs bulk actions on bookings, and opens the resulting PDFs. */
export function useBulk(nameOf: (bookingId: number) => string) {
  const t = useTranslate();
  const operation = useBulkOperation();
  const openTokens = useOpenTokens();
  const oneFile = useOneFile();
  // Stored here, as a processed booking may leave the list that contains its name.
  const names = useRef(new Map<number, string>());
  const nameThen = (id: number) => names.current.get(id) ?? nameOf(id);
  const bulk = useBulkRun<BulkRow>({ idOf, nameOf: nameThen });
  const run = (
    title: PlatformText,
    operations: readonly BookingOperation[],
    ids: readonly number[],
  ) => {
    names.current = new Map(ids.map((id) => [id, nameOf(id)]));
    let labels: readonly string[] = [];
    let manifests: readonly string[] = [];
    bulk.run({
      title,
      ids,
      atOnce: operations.every((each) => each === 'PrintLabel') ? labelsAtOnce : ids.length,
      act: async (part) => {
        const query = { bookingIds: [...part], operations: [...operations] };
        const result = await operation.mutateAsync(query);
        labels = [...labels, ...result.label];
        manifests = [...manifests, ...result.manifest];
        return result.results;
      },
      beforeConsigning: async (rows) => {
        labels = await oneFile(labels, t('Labels for {count} bookings', { count: rows.length }));
      },
      afterConsigning: () => {
        const pdfs = [...labels, ...manifests];
        // A retry of the failed bookings opens only their PDFs.
        [labels, manifests] = [[], []];
        return openTokens(pdfs);
      },
    });
  };
  return { ...bulk, run };
}

export type Bulk = ReturnType<typeof useBulk>;
