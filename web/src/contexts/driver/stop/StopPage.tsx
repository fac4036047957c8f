import type { Job } from '@waybill/contract/jobs/shapes';
import { Copy, Navigation, Phone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts.ts';
import { departureAct, scanAct } from '../outbox/acts.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { GateNotice } from '../pre-start/GateNotice.tsx';
import { withFirst } from '../run/do-next.ts';
import { isOnBoard, stopState } from '../run/progress.ts';
import type { DriverState } from '../use-driver.ts';
import { addressOf } from './address.ts';
import { placeNow } from './place-now.ts';
import { TransportDocument } from './TransportDocument.tsx';

type StopPageProps = { readonly driver: DriverState; readonly job: Job };

/** A stop: the customer, the address, instructions and actions. */
export function StopPage({ driver, job }: StopPageProps) {
  const isDelivery = isOnBoard(job, driver.entries);
  const address = isDelivery ? job.toaddress : job.fromaddress;
  const isGone = driver.run !== null && !driver.run.result.jobs.some(({ id }) => id === job.id);
  const notes = [job.deliveryinstructions, job.specialinstructions].filter((note) => note);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <p className="text-[18px] text-ink-2 tabular-nums">{job.jobno}</p>
        {/* Once it is picked up, the stop is at another place. */}
        <ScreenHeading key={String(isDelivery)} isLarge>
          {address.companyName ?? address.contactName ?? address.addressLine1}
        </ScreenHeading>
        <AddressLine text={addressOf(address)} />
      </div>
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
            {item.weight !== null && ` · ${item.weight.value} ${item.weight.unit}`}
          </li>
        ))}
      </ul>
      <StopActs driver={driver} job={job} isDelivery={isDelivery} />
      <TransportDocument driver={driver} job={job} />
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

const wayTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

function Ways({ address }: { readonly address: Job['toaddress'] }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {address.telephone ? (
        <a href={`tel:${address.telephone}`} className={bigLook('plain')}>
          <Phone size={22} aria-hidden="true" />
          {t('Call')}
        </a>
      ) : (
        <span className="grid place-items-center text-[18px] text-ink-2">
          {t('No phone number')}
        </span>
      )}
      <a
        href={wayTo(addressOf(address))}
        target="_blank"
        rel="noreferrer"
        className={bigLook('plain')}
      >
        <Navigation size={22} aria-hidden="true" />
        {t('Navigate')}
      </a>
    </div>
  );
}

type StopActsProps = {
  readonly driver: DriverState;
  readonly job: Job;
  readonly isDelivery: boolean;
};

/** The actions at a stop, the most likely first. */
function StopActs({ driver, job, isDelivery }: StopActsProps) {
  const state = stopState(job, driver.entries);
  if (state !== 'todo') {
    return (
      <Notice tone={state === 'done' ? 'green' : 'amber'}>
        <p className="font-semibold">{t(state === 'done' ? 'Delivered' : 'Not delivered')}</p>
        {state === 'failed' && (
          <a href={`#/deliver/${job.id}`} className={bigLook('plain')}>
            {t('Deliver')}
          </a>
        )}
      </Notice>
    );
  }
  if (driver.gate !== 'open') return <GateNotice driver={driver} />;
  const { chosen, doNext, run } = driver;
  const next = withFirst(run?.result.jobs ?? [], chosen).find(
    (each) => stopState(each, driver.entries) === 'todo',
  );
  const moment = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });
  const pickUp = () => driver.act(scanAct({ ...moment(), jobs: [job], code: 'PICKUP' }));
  return (
    <div className="grid gap-2">
      {isDelivery ? (
        <SetOut driver={driver} job={job} />
      ) : (
        <BigButton look="primary" onClick={() => void pickUp()}>
          {t('Picked up')}
        </BigButton>
      )}
      <a href={`#/deliver/${job.id}`} className={bigLook(isDelivery ? 'primary' : 'plain')}>
        {t('Deliver')}
      </a>
      <a href={`#/fail/${job.id}`} className={bigLook('danger')}>
        {t(isDelivery ? "Can't deliver" : "Can't pick up")}
      </a>
      {next?.id !== job.id && (
        <a href="#/run" onClick={() => doNext(job.id)} className={bigLook('plain')}>
          {t('Do next')}
        </a>
      )}
    </div>
  );
}

/** Notifies the receiver once that the driver is on the way. */
function SetOut({ driver, job }: Omit<StopActsProps, 'isDelivery'>) {
  if (driver.departed.has(job.id)) {
    return (
      <Notice tone="blue">
        {t('On the way. The recipient is notified of your arrival time.')}
      </Notice>
    );
  }
  const setOut = async () => {
    const moment = { id: crypto.randomUUID(), at: new Date().toISOString() };
    if (await driver.act(departureAct(moment, job, await placeNow()))) driver.noteDeparture(job.id);
  };
  return <BigButton onClick={() => void setOut()}>{t('Set out for this stop')}</BigButton>;
}
