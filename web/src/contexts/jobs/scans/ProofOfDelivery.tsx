import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ScanPictures } from './ScanPictures.tsx';
import { lackWords } from '../scan-reviews/review-words.ts';
import { useScans } from './calls.ts';

/** The receiver of the freight, with the device's and the server's time, once delivered. */
export function ProofOfDelivery({ jobId }: { readonly jobId: string }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { data } = useScans(jobId);
  const scan = data?.items.find(({ code }) => code === 'DELIVERED');
  if (scan === undefined) return null;
  return (
    <Panel title="Proof of delivery">
      <div className="grid gap-3">
        {scan.lacks.length > 0 && (
          <Banner
            tone="warning"
            title={t('Missing: {what}', {
              what: scan.lacks.map((lack) => t(lackWords[lack])).join(', '),
            })}
          />
        )}
        <KeyValueList
          details={[
            { label: 'Signed by', value: scan.details['signedBy'] },
            { label: 'Delivered', value: dateTime(scan.scannedeventdatetime) },
            { label: 'Received here', value: dateTime(scan.creationtime) },
            { label: 'Comment', value: scan.details['comment'] },
          ]}
        />
        {scan.images.length > 0 && <ScanPictures scan={scan} />}
      </div>
    </Panel>
  );
}
