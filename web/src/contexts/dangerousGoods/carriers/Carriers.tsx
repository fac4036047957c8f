import type { HazardClassName } from '@waybill/contract/dangerousGoods/shapes';
import { hazardClasses } from '@waybill/contract/dangerousGoods/shapes';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { idValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { useLabel } from '#ui/labels.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HazardDiamond } from '../links/HazardDiamond.tsx';
import type { DangerousGoodsCarrier } from '@waybill/contract/dangerousGoods/carriers/shapes';
import { useCategories } from '../un-codes/calls.ts';
import { useGoodsCarriers, useSaveGoodsCarrier } from './calls.ts';

type Carrier = z.output<typeof DangerousGoodsCarrier>;

const shape = { customer: idValue };

/** The classes that each carrier account accepts, of all customers or of one. */
export function Carriers() {
  const t = useTranslate();
  const [{ customer }, change] = useSearchState(shape);
  const form = useForm({ values: { customerid: customer ?? null, customerguid: null } });
  const carriers = useGoodsCarriers(customer);
  return (
    <div className="grid gap-4">
      <div className="max-w-[400px]">
        <FormProvider {...form}>
          <CustomerPicker
            label="For customer"
            optional
            help="Leave blank to set what each carrier account accepts from all customers."
            onPick={(picked) => change({ customer: picked?.id })}
          />
        </FormProvider>
      </div>
      <p className="max-w-[80ch] text-ink-2">
        {customer === undefined
          ? t('Carriers without any classes carry no dangerous goods and are not asked for prices.')
          : t(
              'Limits what a carrier accepts from this customer to part of what it accepts at all.',
            )}
      </p>
      <Awaited query={carriers} permission="Customer.Edit">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No carrier accounts yet" />
          ) : (
            <Matrix carriers={items} customerId={customer} />
          )
        }
      </Awaited>
    </div>
  );
}

type MatrixProps = {
  readonly carriers: readonly Carrier[];
  readonly customerId: number | undefined;
};

/** Accounts by classes; a tick is saved at once. */
function Matrix({ carriers, customerId }: MatrixProps) {
  const t = useTranslate();
  const nameOf = useClassNames();
  return (
    <div className="overflow-x-auto rounded-card border border-hairline bg-surface">
      <table className="w-full min-w-[760px] border-separate border-spacing-0 text-table">
        <caption className="sr-only">{t('Classes accepted by carrier accounts')}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className={cx(headCell, 'sticky left-0 z-10 min-w-32 px-3 text-left sm:min-w-44')}
            >
              {t('Carrier account')}
            </th>
            {hazardClasses.map((hazard) => (
              <th key={hazard} scope="col" className={cx(headCell, 'w-24')}>
                <span className="grid justify-items-center gap-1">
                  <HazardDiamond category={hazard} />
                  <span className="font-normal">{nameOf(hazard)}</span>
                </span>
              </th>
            ))}
            {customerId !== undefined && (
              <th scope="col" className={headCell} aria-label={t('Use general setting')} />
            )}
          </tr>
        </thead>
        <tbody>
          {carriers.map((carrier) => (
            <CarrierRow
              key={`${carrier.carrierAccountId} ${customerId ?? ''}`}
              carrier={carrier}
              customerId={customerId}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const headCell = 'border-b border-edge bg-sunken px-2 py-2 align-top text-meta text-ink-2';

type RowProps = { readonly carrier: Carrier; readonly customerId: number | undefined };

function CarrierRow({ carrier, customerId }: RowProps) {
  const t = useTranslate();
  const label = useLabel();
  const nameOf = useClassNames();
  const saving = useSaveGoodsCarrier();
  const { carrierAccountId, accountName, carrierName, classes, customerClasses } = carrier;
  const claimed = customerId === undefined ? classes : (customerClasses ?? classes);
  const save = (next: readonly HazardClassName[] | null) =>
    saving.mutate({
      carrierAccountId,
      classes: next && [...next],
      ...(customerId !== undefined && { customerId }),
    });
  const toggle = (each: HazardClassName) =>
    save(claimed.includes(each) ? claimed.filter((one) => one !== each) : [...claimed, each]);
  return (
    <tr>
      <th
        scope="row"
        className={cx(
          'sticky left-0 z-10 max-w-32 border-b border-hairline bg-surface px-3 py-2',
          'text-left font-medium sm:max-w-52',
        )}
      >
        {accountName}
        {label(carrierName) !== accountName && (
          <span className="block font-normal text-ink-2">{label(carrierName)}</span>
        )}
        {claimed.length === 0 && (
          <span className="block font-normal text-ink-3">{t('No dangerous goods')}</span>
        )}
        {saving.error && (
          <span role="alert" className="block font-normal text-danger">
            <Translated text={explain(saving.error).message} />
          </span>
        )}
      </th>
      {hazardClasses.map((each) => {
        const isOffered = customerId === undefined || classes.includes(each);
        return (
          <td key={each} className="border-b border-hairline p-0 text-center">
            {isOffered ? (
              <label className="flex min-h-11 items-center justify-center">
                <input
                  type="checkbox"
                  aria-label={`${accountName}: ${each} ${nameOf(each)}`}
                  checked={claimed.includes(each)}
                  onChange={() => !saving.isPending && toggle(each)}
                  className="size-5 accent-primary"
                />
              </label>
            ) : (
              <span className="text-ink-3" title={t('Not accepted from any customer')}>
                –
              </span>
            )}
          </td>
        );
      })}
      {customerId !== undefined && (
        <td className="border-b border-hairline px-2">
          {customerClasses !== null && (
            <Button size="small" working={saving.isPending} onClick={() => save(null)}>
              Use general setting
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

/** Returns the names of classes; those with divisions have a common name, not one division's. */
function useClassNames(): (hazard: HazardClassName) => string {
  const label = useLabel();
  const categories = useCategories().data?.items ?? [];
  return (hazard) =>
    label(categories.find(({ code }) => code === hazard)?.description ?? divided[hazard] ?? '');
}

const divided: Partial<Record<HazardClassName, string>> = {
  '1': 'Explosives',
  '2': 'Gases',
  '4': 'Flammable solids and related substances',
  '5': 'Oxidizing substances and organic peroxides',
  '6': 'Toxic and infectious substances',
};
