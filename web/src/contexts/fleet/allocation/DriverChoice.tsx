import { paths } from '#paths';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { vehicleText } from '../drivers/driver-columns.tsx';
import { DriverPill } from '../parts/DriverPill.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';
import { useActiveDrivers } from '../drivers/calls.ts';

type DriverChoiceProps = {
  /** How many jobs are chosen. */
  readonly count: number;
  /** The driver who is being given jobs, if any. */
  readonly giving: string | null;
  readonly onGive: (driver: Driver) => void;
  readonly mayGive: boolean;
};

/** The active drivers, those who are available first, each with a button that gives the jobs. */
export function DriverChoice(props: DriverChoiceProps) {
  const t = useTranslate();
  const query = useActiveDrivers();
  return (
    <Panel title="Drivers" flush>
      <Awaited answer={query} permission="Driver.View">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No active drivers" text="Invite one under Drivers." />
          ) : (
            <ul aria-label={t('Drivers')} className="divide-y divide-hairline">
              {inOrder(items).map((driver) => (
                <Choice key={driver.id} driver={driver} {...props} />
              ))}
            </ul>
          )
        }
      </Awaited>
    </Panel>
  );
}

/** Available ones first, then those with the fewest jobs. */
const inOrder = (drivers: readonly Driver[]): readonly Driver[] =>
  drivers.toSorted(
    (a, b) =>
      Number(b.isavailableforwork) - Number(a.isavailableforwork) ||
      a.assignedJobs.length - b.assignedJobs.length ||
      a.name.localeCompare(b.name),
  );

type ChoiceProps = DriverChoiceProps & { readonly driver: Driver };

function Choice({ driver, count, giving, onGive, mayGive }: ChoiceProps) {
  const t = useTranslate();
  const jobs = driver.assignedJobs.length;
  const vehicle = vehicleText(driver);
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <Avatar name={driver.name} size={32} />
      <div className="min-w-0 flex-1">
        <AppLink href={paths.driver(driver.id)} className="font-medium">
          {driver.name}
        </AppLink>
        <div className="truncate text-meta text-ink-3">
          {[jobs === 1 ? t('1 open job') : t('{count} open jobs', { count: jobs }), vehicle]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <DriverPill driver={driver} />
      {mayGive && (
        <Button
          size="small"
          working={giving === driver.id}
          disabledReason={count === 0 ? 'Select jobs first.' : null}
          onClick={() => onGive(driver)}
          aria-label={t('Allocate {count} to {name}', { count, name: driver.name })}
        >
          Allocate
        </Button>
      )}
    </li>
  );
}
