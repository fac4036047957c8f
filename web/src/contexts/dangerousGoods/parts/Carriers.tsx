import type {
  DangerousGoodsCarrier,
  HazardClassName,
} from '@waybill/contract/dangerousGoods/shapes';
import { hazardClasses } from '@waybill/contract/dangerousGoods/shapes';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { explain } from '#client/explain.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSay } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useCategories, useGoodsCarriers, useSaveGoodsCarrier } from '../calls.ts';

type Carrier = z.output<typeof DangerousGoodsCarrier>;

const shape = { customer: z.coerce.number().int().positive().optional() };

/** Which classes each carrier account takes, of anybody or of one customer. */
export function Carriers() {
  const say = useSay();
  const [{ customer }, change] = useSearchState(shape);
  const form = useForm({ values: { customerid: customer ?? null, customerguid: null } });
  const carriers = useGoodsCarriers(customer);
  return (
    <div className="grid gap-4">
      <div className="max-w-[400px]">
        <FormProvider {...form}>
          <CustomerPicker
            label="Of customer"
            optional
            help="Without one, what is taken of anybody."
            onPick={(picked) => change({ customer: picked?.id })}
          />
        </FormProvider>
      </div>
      <p className="max-w-[80ch] text-ink-2">
        {customer === undefined
          ? say('Carriers without a class carry no dangerous goods and are not asked for a price.')
          : say('Narrows for this customer what a carrier takes of anybody.')}
      </p>
      <Awaited answer={carriers} permission="Customer.Edit">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="There is no carrier account yet" />
          ) : (
            <ul className="grid gap-3">
              {items.map((carrier) => (
                <li key={`${carrier.carrierAccountId} ${customer ?? ''}`}>
                  <CarrierClasses carrier={carrier} customerId={customer} />
                </li>
              ))}
            </ul>
          )
        }
      </Awaited>
    </div>
  );
}

type ClassesProps = { readonly carrier: Carrier; readonly customerId: number | undefined };

function CarrierClasses({ carrier, customerId }: ClassesProps) {
  const say = useSay();
  const saving = useSaveGoodsCarrier();
  const { carrierAccountId, accountName, carrierName, classes, customerClasses } = carrier;
  const taken = customerId === undefined ? classes : (customerClasses ?? classes);
  const offered = customerId === undefined ? hazardClasses : classes;
  const save = (next: readonly HazardClassName[] | null) =>
    saving.mutate({
      carrierAccountId,
      classes: next && [...next],
      ...(customerId !== undefined && { customerId }),
    });
  const toggle = (each: HazardClassName) =>
    save(taken.includes(each) ? taken.filter((one) => one !== each) : [...taken, each]);
  return (
    <fieldset className="rounded-card border border-hairline bg-surface px-4 pt-2 pb-4">
      <legend className="px-1 font-semibold">
        {accountName} <span className="font-normal text-ink-2">{carrierName}</span>
      </legend>
      {offered.length === 0 && (
        <p className="text-ink-2">{say('Carries no dangerous goods of anybody.')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {offered.map((each) => (
          <ClassTick
            key={each}
            hazard={each}
            isTaken={taken.includes(each)}
            isBusy={saving.isPending}
            onToggle={() => toggle(each)}
          />
        ))}
      </div>
      {customerId !== undefined && customerClasses !== null && (
        <div className="mt-3">
          <Button size="small" working={saving.isPending} onClick={() => save(null)}>
            As for anybody
          </Button>
        </div>
      )}
      {saving.error && <Banner tone="problem" title={explain(saving.error).message} />}
    </fieldset>
  );
}

type ClassTickProps = {
  readonly hazard: HazardClassName;
  readonly isTaken: boolean;
  readonly isBusy: boolean;
  readonly onToggle: () => void;
};

function ClassTick({ hazard, isTaken, isBusy, onToggle }: ClassTickProps) {
  const say = useSay();
  const named = useClassName(hazard);
  return (
    <label
      className={cx(
        'flex min-h-control items-center gap-2 rounded-control border px-3',
        isTaken ? 'border-primary bg-selected' : 'border-edge',
      )}
    >
      <input
        type="checkbox"
        checked={isTaken}
        onChange={() => !isBusy && onToggle()}
        className="size-4 accent-primary"
      />
      <span className="num font-semibold">{hazard}</span>
      <span className="text-meta text-ink-2">{named ?? say('Class {hazard}', { hazard })}</span>
    </label>
  );
}

/** The class in words where it has no divisions; of the others their first words would mislead. */
function useClassName(hazard: HazardClassName): string | undefined {
  const categories = useCategories().data?.items ?? [];
  return categories.find(({ code }) => code === hazard)?.description ?? divided[hazard];
}

const divided: Partial<Record<HazardClassName, string>> = {
  '1': 'Explosives',
  '2': 'Gases',
  '4': 'Flammable solids and their like',
  '5': 'Oxidizing substances and peroxides',
  '6': 'Toxic and infectious substances',
};
