import type { CarrierAccount, CarrierService } from '@waybill/contract/carriers/shapes';
import { useState } from 'react';
import type { z } from 'zod';
import { RateInputs } from './RateInputs.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

type Account = z.output<typeof CarrierAccount>;

type AccountRowProps = {
  readonly account: Account;
  /** What its carrier sells. */
  readonly services: readonly z.output<typeof CarrierService>[];
  /** What counts while the account has no rate here, such as `10 %`. */
  readonly inherited: string;
  readonly sample: number;
  /** How many services have a rate of their own. */
  readonly ownCount: number;
};

/** One carrier account's markup for all services, and below it for single ones. */
export function AccountRow(props: AccountRowProps) {
  const say = useSay();
  const { account, inherited, sample, ownCount } = props;
  const [open, setOpen] = useState(false);
  const name = `rows.a${account.id}`;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-medium">{account.name}</p>
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="hit text-table text-ink-2 hover:text-ink hover:underline"
          >
            {open ? say('Hide services') : say('Single services')}
            {ownCount > 0 && ` ${say('({ownCount} set)', { ownCount })}`}
          </button>
        </div>
        <RateInputs
          name={`${name}.all`}
          label={say('{name}, all services', { name: account.name })}
          inherited={inherited}
          sample={sample}
        />
      </div>
      {open && <ServiceRows {...props} />}
    </li>
  );
}

type ServiceRowsProps = Pick<AccountRowProps, 'account' | 'services' | 'sample'>;

function ServiceRows({ account, services, sample }: ServiceRowsProps) {
  const say = useSay();
  if (services.length === 0)
    return <p className="text-ink-3">{say('This carrier has no services.')}</p>;
  return (
    <ul className="grid gap-2 border-l-2 border-hairline pl-4">
      {services.map(({ id, name, code }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <span className="flex min-h-control min-w-0 flex-1 basis-48 items-center gap-2">
            {name} <span className="text-ink-3">{code}</span>
          </span>
          <RateInputs
            name={`rows.a${account.id}.services.s${id}`}
            label={`${account.name}, ${name}`}
            inherited="As above"
            sample={sample}
          />
        </li>
      ))}
    </ul>
  );
}
