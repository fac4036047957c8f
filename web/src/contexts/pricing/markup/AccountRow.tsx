import { ChevronDown, ChevronRight } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { inheritedRate, type MarkupLevel, noRate, type RateFields } from './markup-values.ts';
import { RateInputs } from './RateInputs.tsx';
import { markupRow } from './row-look.ts';
import type { CarrierAccount, CarrierService } from '@waybill/contract/carriers/accounts/shapes';
import { cx } from '#ui/cx.ts';

type Account = z.output<typeof CarrierAccount>;
export type MarkupService = z.output<typeof CarrierService>;

type AccountRowProps = {
  readonly account: Account;
  /** The carrier's services. */
  readonly services: readonly MarkupService[];
  /** The markups that apply if the account has no rate here, in order of precedence. */
  readonly levels: readonly MarkupLevel[];
  readonly sample: number;
  /** The number of services with a rate of their own. */
  readonly ownCount: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

/** A carrier account's markup for all services, and below it for single ones. */
export function AccountRow(props: AccountRowProps) {
  const t = useTranslate();
  const { account, levels, sample, ownCount, isOpen, onOpen } = props;
  const name = `rows.a${account.id}`;
  const counts = useFrom(inheritedRate(levels, account.id, null));
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <tr aria-level={1} aria-expanded={isOpen} className={markupRow}>
        <th scope="row" className="min-w-0 text-left font-normal">
          <p className="font-medium">{account.name}</p>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
            className={cx(
              'hit inline-flex items-center gap-1 text-table text-ink-2',
              'hover:text-ink hover:underline',
            )}
          >
            <Chevron size={14} aria-hidden="true" />
            {isOpen ? t('Hide services') : t('By service')}
            {ownCount > 0 && ` ${t('({ownCount} set)', { ownCount })}`}
          </button>
        </th>
        <RateInputs
          name={`${name}.all`}
          label={t('{name}, all services', { name: account.name })}
          inherited={counts}
          sample={sample}
        />
      </tr>
      {isOpen && <ServiceRows {...props} />}
    </>
  );
}

type ServiceRowsProps = Pick<AccountRowProps, 'account' | 'services' | 'levels' | 'sample'>;

function ServiceRows({ account, services, levels, sample }: ServiceRowsProps) {
  const t = useTranslate();
  if (services.length === 0)
    return (
      <tr aria-level={2} className={markupRow}>
        <td className="pl-6 text-ink-3">{t('This carrier has no services.')}</td>
      </tr>
    );
  return services.map((service) => (
    <ServiceRow
      key={service.id}
      account={account}
      service={service}
      levels={levels}
      sample={sample}
    />
  ));
}

type ServiceRowProps = Omit<ServiceRowsProps, 'services'> & { readonly service: MarkupService };

function ServiceRow({ account, service, levels, sample }: ServiceRowProps) {
  const t = useTranslate();
  const { id, name, code } = service;
  const above = (useWatch({ name: `rows.a${account.id}.all` }) as RateFields | undefined) ?? noRate;
  const behind = useFrom(inheritedRate(levels, account.id, id));
  const inherited = above.value === null ? behind : { rate: above, from: t('All services') };
  return (
    <tr aria-level={2} className={markupRow}>
      <th
        scope="row"
        className={cx(
          'flex min-h-control min-w-0 items-center gap-2 border-l-2 border-hairline pl-4',
          'font-normal',
        )}
      >
        {name} <span className="text-ink-3">{code}</span>
      </th>
      <RateInputs
        name={`rows.a${account.id}.services.s${id}`}
        label={`${account.name}, ${name}`}
        inherited={inherited}
        sample={sample}
      />
    </tr>
  );
}

/** Returns the name of the level from which a rate is inherited. */
function useFrom(inherited: ReturnType<typeof inheritedRate>) {
  const label = useLabel();
  return inherited && { rate: inherited.rate, from: label(inherited.from) };
}
