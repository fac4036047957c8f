import type { Job } from '@waybill/contract/jobs/shapes';
import { Navigation, Phone } from 'lucide-react';
import { t } from '#shell/texts/page-texts.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
import { stopState } from '../run/progress.ts';
import { scanAct } from '../outbox/acts.ts';
import type { DriverState } from '../use-driver.ts';

type StopPageProps = { readonly driver: DriverState; readonly job: Job | undefined };

/** One stop: who, where, what to know, and what to do. */
export function StopPage({ driver, job }: StopPageProps) {
  if (job === undefined) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p>{t('This stop is no longer on your run.')}</p>
        <a href="#/run" className={bigLook('plain')}>
          {t('Back to the run')}
        </a>
      </div>
    );
  }
  const isOnBoard = ['PickedUp', 'InTransit', 'OutForDelivery'].includes(job.status);
  const address = isOnBoard ? job.toaddress : job.fromaddress;
  const state = stopState(job, driver.entries);
  const where = [address.addressLine1, address.suburb, address.postCode].join(', ');
  const notes = [job.deliveryinstructions, job.specialinstructions].filter((note) => note);
  const pickUp = () =>
    void driver.act(
      scanAct({
        id: crypto.randomUUID(),
        at: new Date().toISOString(),
        jobId: job.id,
        jobno: job.jobno,
        code: isOnBoard ? 'ONBOARD' : 'PICKUP',
      }),
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <p className="text-[18px] text-ink-2 tabular-nums">{job.jobno}</p>
        <h1 className="text-[32px] font-bold">
          {address.companyName ?? address.contactName ?? address.addressLine1}
        </h1>
        <p>{where}</p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {address.telephone ? (
          <a href={`tel:${address.telephone}`} className={bigLook('plain')}>
            <Phone size={22} aria-hidden="true" />
            {t('Call')}
          </a>
        ) : (
          <span className="grid place-items-center text-[18px] text-ink-3">
            {t('No phone number')}
          </span>
        )}
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(where)}`}
          target="_blank"
          rel="noreferrer"
          className={bigLook('plain')}
        >
          <Navigation size={22} aria-hidden="true" />
          {t('Navigate')}
        </a>
      </div>
      {notes.length > 0 && (
        <div className="rounded-card bg-amber-bg p-4 text-amber-fg">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <ul className="grid gap-1">
        {job.items.map((item) => (
          <li key={item.id}>
            {`${item.quantity} × ${item.description ?? item.packagetype}`}
            {item.weight !== null && ` · ${item.weight.value} ${item.weight.unit}`}
          </li>
        ))}
      </ul>
      {state === 'todo' ? (
        <div className="grid gap-2">
          {!isOnBoard && (
            <BigButton look="primary" onClick={pickUp}>
              {t('Picked up')}
            </BigButton>
          )}
          <a href={`#/deliver/${job.id}`} className={bigLook(isOnBoard ? 'primary' : 'plain')}>
            {t('Deliver')}
          </a>
          <a href={`#/fail/${job.id}`} className={bigLook('danger')}>
            {t("Can't deliver")}
          </a>
        </div>
      ) : (
        <output className="block rounded-card bg-green-bg p-4 font-semibold text-green-fg">
          {t(state === 'done' ? 'Delivered' : 'Not delivered')}
        </output>
      )}
    </div>
  );
}
