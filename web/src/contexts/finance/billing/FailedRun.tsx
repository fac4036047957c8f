import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBillingOverview } from '@waybill/contract/finance/endpoints';
import { useFormats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { Banner } from '#ui/Banner.tsx';

type Failed = NonNullable<ResultOf<typeof getBillingOverview>['failedRun']>;

/** The newest billing run issued nothing: who started it, and why it failed. */
export function FailedRun({ run }: { readonly run: Failed }) {
  const { dateTime } = useFormats();
  return (
    <div className="mb-4">
      <Banner tone="problem" title="The last billing run issued no invoices">
        <Translated text={run.creatorName} />, {dateTime(run.creationTime)}:{' '}
        <Translated text={run.problem} />
      </Banner>
    </div>
  );
}
