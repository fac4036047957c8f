import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { useLabel } from '#ui/labels.ts';
import { Panel } from '#ui/Panel.tsx';
import { useAllServices } from '../calls.ts';
import { type Group, groups } from '../markup/groups.ts';
import { inheritedRate, rateText, type SavedMarkup, sellsFor } from '../markup/markup-values.ts';
import { useMarkupGroups } from '../markup/calls.ts';

/** The markup on the charges of one carrier account, by customer group. */
export function MarkupOfAccount({ accountId }: { readonly accountId: number }) {
  const t = useTranslate();
  return (
    <Panel narrow flush title="Markup on its charges, ex GST">
      <Awaited query={useMarkupGroups()} permission="Booking.Markup">
        {(all) => (
          <ul className="divide-y divide-hairline">
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} all={all} accountId={accountId} />
            ))}
          </ul>
        )}
      </Awaited>
      <p className="border-t border-hairline px-4 py-3 text-ink-3">
        {t("A customer's own markup takes precedence over the group's markup.")}
      </p>
    </Panel>
  );
}

type GroupRowProps = {
  readonly group: Group;
  readonly all: Readonly<Record<Group['key'], readonly SavedMarkup[]>>;
  readonly accountId: number;
};

const sample = 100;

function GroupRow({ group, all, accountId }: GroupRowProps) {
  const t = useTranslate();
  const label = useLabel();
  const formats = useFormats();
  const services = useAllServices().data?.items ?? [];
  const saved = all[group.key];
  const counting = inheritedRate(
    [
      { name: group.label, saved },
      { name: 'Default', saved: all.carrierAccounts },
    ],
    accountId,
    null,
  );
  const own = saved.find((row) => Number(row.carrierAccountId) === accountId)?.services ?? [];
  const ownTexts = own.map(({ serviceId, rate }) => {
    const name = services.find(({ id }) => id === Number(serviceId))?.name ?? String(serviceId);
    return `${name} ${rateText(rate, formats)}`;
  });
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
      <AppLink
        href={paths.markup({ group: group.id === 'default' ? undefined : group.id })}
        className="min-w-0 flex-1 basis-36 text-primary hover:underline"
      >
        {label(group.label)}
      </AppLink>
      <span className="num">
        {counting === null ? t('no markup') : rateText(counting.rate, formats)}
      </span>
      <span className="num w-44 text-right text-ink-2">
        {t('Cost {cost}, price {price}', {
          cost: formats.money(sample),
          price: formats.money(counting === null ? sample : sellsFor(sample, counting.rate)),
        })}
      </span>
      {(counting?.from !== group.label || ownTexts.length > 0) && (
        <span className="w-full text-table text-ink-3">
          {[
            ...(counting && counting.from !== group.label
              ? [t('Inherited from {source}', { source: label(counting.from) })]
              : []),
            ...ownTexts,
          ].join(' · ')}
        </span>
      )}
    </li>
  );
}
