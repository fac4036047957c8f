import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBookingImport } from '@waybill/contract/booking/endpoints';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { ImportOutcome } from '#shell/records/ImportOutcome.tsx';
import { returnedCsv, returnedFile } from '#shell/records/rejected-rows.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useBookingImport } from './calls.ts';

type ImportRunProps = {
  readonly id: string;
  /** Takes the rejected rows as a file of their own. */
  readonly onMend: (file: File) => void;
};

/** How far an import is, and in the end what came of it. */
export function ImportRun({ id, onMend }: ImportRunProps) {
  const query = useBookingImport(id);
  return (
    <Awaited query={query} permission="Booking.Create">
      {(run) => <Run run={run} onMend={onMend} />}
    </Awaited>
  );
}

type RunProps = Pick<ImportRunProps, 'onMend'> & {
  readonly run: ResultOf<typeof getBookingImport>;
};

function Run({ run, onMend }: RunProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const { id, fileName, operation, status, total, done, inserted, failed } = run;
  const counts = {
    total: number(total),
    inserted: number(inserted),
    failed: number(failed),
  };
  return (
    <Panel
      title={fileName}
      actions={
        <>
          {inserted > 0 && (
            <ButtonLink href={paths.bookingsBeta({ batch: id })}>View bookings</ButtonLink>
          )}
          {status === 'Done' && failed > 0 && (
            <Button onClick={() => onMend(returnedFile(run, fileName))}>Fix rejected rows</Button>
          )}
          {status === 'Done' && (
            <ButtonLink href={paths.importBookings()} look="primary">
              Import another file
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {status === 'Running' && (
          <>
            <ProgressBar
              label={operation === 'Book' ? t('Booking rows') : t('Saving rows')}
              done={total === 0 ? 1 : done / total}
            />
            <Banner
              tone="info"
              title={t('{inserted} of {total} created, {failed} rejected so far', counts)}
            >
              {t("The import continues if you leave this page. You'll find it in the list below.")}
            </Banner>
          </>
        )}
        {status === 'Done' && (
          <ImportOutcome result={run} fileName={fileName} returned={() => returnedCsv(run)} />
        )}
      </div>
    </Panel>
  );
}
