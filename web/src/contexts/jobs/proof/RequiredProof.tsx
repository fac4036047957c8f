import type { ProofDemand } from '@waybill/contract/jobs/proof/shapes';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useMay } from '#shell/permissions.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useJobProofDemand } from './calls.ts';

/** What the driver has to bring back from a delivery, with the PIN of its recipient. */
export function RequiredProof({ job }: { readonly job: Job }) {
  const t = useTranslate();
  const isWanted = useMay()('Job.Edit') && job.status !== 'Delivered' && !job.islinehaul;
  const { data } = useJobProofDemand(job.id, isWanted);
  if (data === undefined) return null;
  const { demand, pin } = data;
  return (
    <Panel title="Required proof of delivery">
      <KeyValueList
        details={[
          { label: 'Required', value: requiredBy(demand, t) },
          ...(pin === null
            ? []
            : [
                {
                  label: 'Number for the recipient',
                  value: <span className="font-mono">{pin}</span>,
                },
              ]),
          {
            label: 'May be left without a person',
            value: t(demand.allowsleaving ? 'Yes, with a photo' : 'No'),
          },
        ]}
      />
    </Panel>
  );
}

function requiredBy(demand: ProofDemand, t: Translate): string {
  const { needsphoto, needssignature, needspin, minimumage } = demand;
  const required = [
    needsphoto && t('Photo'),
    needssignature && t('Signature'),
    needspin && t('Number sent to the recipient'),
    minimumage !== null && t('Age of at least {age}', { age: minimumage }),
  ].filter((each) => each !== false);
  return required.length === 0 ? t('Photo or signature') : required.join(', ');
}
