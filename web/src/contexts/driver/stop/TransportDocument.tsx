import type { Job } from '@waybill/contract/jobs/shapes';
import { Phone, TriangleAlert } from 'lucide-react';
import { bigLook } from '../parts/BigButton.tsx';
import { t } from '../texts.ts';
import type { DriverState } from '../use-driver.ts';
import { addressOf } from './address.ts';

type TransportDocumentProps = { readonly driver: DriverState; readonly job: Job };

/** What a transport document states of a job's dangerous goods; it needs no network. */
export function TransportDocument({ driver: { goods }, job }: TransportDocumentProps) {
  if (job.dangerousgoods === null) return null;
  const { emergencycontact: contact = null, items = [] } = goods ?? {};
  const { uncode } = items.find(({ code }) => code === job.dangerousgoods) ?? {};
  return (
    <section
      aria-labelledby="dangerous-goods"
      className="grid gap-2 rounded-card bg-amber-bg p-4 text-amber-fg"
    >
      <h2 id="dangerous-goods" className="flex items-center gap-2 text-[22px] font-bold">
        <TriangleAlert size={22} aria-hidden="true" className="shrink-0" />
        {t('Dangerous goods')}
      </h2>
      <p className="font-semibold break-words">
        {uncode?.dgProductDescription ?? job.dangerousgoods}
      </p>
      <p>{job.items.map((item) => `${item.quantity} × ${item.packagetype}`).join(', ')}</p>
      <Party label={t('Consignor')} address={job.fromaddress} />
      <Party label={t('Consignee')} address={job.toaddress} />
      {contact && (
        <a href={`tel:${contact.telephone}`} className={bigLook('danger')}>
          <Phone size={22} aria-hidden="true" />
          {t('Emergency: call {name}', { name: contact.name })}
        </a>
      )}
    </section>
  );
}

type PartyProps = { readonly label: string; readonly address: Job['fromaddress'] };

const Party = ({ label, address }: PartyProps) => (
  <p className="break-words">
    <span className="font-semibold">{label}</span>
    {`: ${[address.companyName ?? address.contactName, addressOf(address), address.telephone]
      .filter((part) => part)
      .join(', ')}`}
  </p>
);
