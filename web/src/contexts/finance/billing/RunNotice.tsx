import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { FailedRun } from './FailedRun.tsx';
import { doneOf } from './run-progress.ts';
import { useBillingOverview, useBillingRun } from './calls.ts';

/** The billing run in progress, of a user or the schedule, or the newest one if it failed. */
export function RunNotice() {
  const may = useMay();
  const { data } = useBillingOverview(may('Finance.Create'));
  if (!data) return null;
  const { billingRunId, failedRun } = data;
  if (billingRunId !== null) return <UnderWay key={billingRunId} id={billingRunId} />;
  return failedRun && <FailedRun run={failedRun} />;
}

function UnderWay({ id }: { readonly id: string }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { data: run } = useBillingRun(id);
  if (run?.status !== 'Running') return null;
  return (
    <div className="mb-4">
      <Banner
        tone="info"
        title="Issuing invoices"
        actions={<ButtonLink href={paths.billingRun({ run: id })}>View progress</ButtonLink>}
      >
        <div className="grid max-w-[480px] gap-2">
          <span>
            <Translated text={run.creatorName} />, {dateTime(run.creationTime)}
          </span>
          <ProgressBar label={t('Billing run')} done={doneOf(run.progress)} />
        </div>
      </Banner>
    </div>
  );
}
