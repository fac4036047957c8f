import type { RefusedManifest } from '@waybill/contract/booking/manifests/shapes';
import { RotateCcw } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Bulk } from '../bookings/list/use-bulk.ts';

type RefusedManifestsProps = {
  readonly refused: readonly RefusedManifest[];
  readonly bulk: Bulk;
};

/** Closed manifests that their carriers do not have, with why, and the action to ask again. */
export function RefusedManifests({ refused, bulk }: RefusedManifestsProps) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  if (refused.length === 0) return null;
  return (
    <Panel title="Not accepted by the carrier">
      <ul className="grid gap-4">
        {refused.map((manifest) => (
          <li
            key={manifest.manifestNumber}
            className="flex flex-wrap items-start justify-between gap-2"
          >
            <div>
              <p>
                <span className="font-mono">{manifest.manifestNumber}</span> ·{' '}
                {manifest.customerName} · {manifest.carrierName} · {dateTime(manifest.closedAt)}
              </p>
              <p className="text-ink-2">
                <Translated text={manifest.problemSentence ?? manifest.problem} />
              </p>
            </div>
            <Button
              icon={RotateCcw}
              size="small"
              working={bulk.isRunning('Manifest')}
              onClick={() => bulk.run('Manifest', ['PrintManifest'], manifest.bookingIds)}
            >
              {t('Send manifest {number} again', { number: manifest.manifestNumber })}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
