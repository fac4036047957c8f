import type { Job } from '@waybill/contract/jobs/shapes';
import { Copy, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts.ts';
import { measureText } from '../parts/measures.ts';
import { Notice } from '../parts/Notice.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { timeIn } from '../parts/times.ts';
import { isDelivery } from '../run/progress.ts';
import type { DriverState } from '../use-driver.ts';
import { addressOf } from './address.ts';
import { StopActs, StopMainAct } from './StopActs.tsx';
import { TransportDocument } from './TransportDocument.tsx';
import { Ways } from './Ways.tsx';

type StopPageProps = { readonly driver: DriverState; readonly job: Job };

/** A stop: the customer, the address, instructions and actions. */
export function StopPage({ driver, job }: StopPageProps) {
  const isAtDelivery = isDelivery(job, driver.entries);
  const address = isAtDelivery ? job.toaddress : job.fromaddress;
  const isGone = driver.run !== null && !driver.run.result.jobs.some(({ id }) => id === job.id);
  const notes = [job.deliveryinstructions, job.specialinstructions].filter((note) => note);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <p className="text-[18px] text-ink-2 tabular-nums">{job.jobno}</p>
          {/* Once it is picked up, the stop is at another place. */}
          <ScreenHeading key={String(isAtDelivery)} isLarge>
            {address.companyName ?? address.contactName ?? address.addressLine1}
          </ScreenHeading>
          <AddressLine text={addressOf(address)} />
        </div>
        <When job={job} timezone={driver.run?.result.timezone} />
        {isGone && (
          <Notice tone="amber" isUrgent>
            {t('Dispatch took this stop off your run. What you record is kept, and they decide.')}
          </Notice>
        )}
        <Ways address={address} />
        {notes.length > 0 && (
          <div className="rounded-card bg-amber-bg p-4 text-amber-fg">
            {notes.map((note) => (
              <p key={note} className="flex gap-2">
                <TriangleAlert size={22} aria-hidden="true" className="mt-1 shrink-0" />
                <span className="min-w-0 break-words">{note}</span>
              </p>
            ))}
          </div>
        )}
        <ul className="grid gap-1">
          {job.items.map((item) => (
            <li key={item.id}>
              {`${item.quantity} × ${item.description ?? item.packagetype}`}
              {item.weight !== null && ` · ${measureText(item.weight)}`}
            </li>
          ))}
        </ul>
        <StopActs driver={driver} job={job} isDelivery={isAtDelivery} />
        <TransportDocument driver={driver} job={job} />
      </div>
      <StopMainAct driver={driver} job={job} isDelivery={isAtDelivery} />
    </>
  );
}

type WhenProps = { readonly job: Job; readonly timezone: string | undefined };

/** By when the freight has to be there, and the time slot that was agreed upon. */
function When({ job: { deadline, timeslot }, timezone }: WhenProps) {
  const isSlot = timeslot !== null && timeslot !== 'AllDay';
  if (deadline === null && !isSlot) return null;
  return (
    <div className="text-[22px] font-semibold tabular-nums">
      {deadline !== null && <p>{t('By {time}', { time: timeIn(deadline, timezone) })}</p>}
      {isSlot && <p>{t('Time slot: {time}', { time: timeslot })}</p>}
    </div>
  );
}

/** A tap copies the address, for use in any other app. */
function AddressLine({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="flex min-h-12 w-full items-center gap-2 text-left"
      onClick={() => {
        void navigator.clipboard?.writeText(text).then(() => setCopied(true));
      }}
    >
      <span className="min-w-0 flex-1 break-words">{text}</span>
      <Copy size={22} aria-hidden="true" className="shrink-0 text-ink-2" />
      <span className={isCopied ? '' : 'sr-only'}>{t(isCopied ? 'Copied' : 'Copy')}</span>
    </button>
  );
}
