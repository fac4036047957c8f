import type { Shift } from '@waybill/contract/fleet/shifts/shapes';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useShiftsOfDriver } from './calls.ts';
import { ShiftFaults } from './ShiftFaults.tsx';

/** The last shifts of a driver. */
export function ShiftsPanel({ driverId }: { readonly driverId: string }) {
  const t = useTranslate();
  return (
    <Panel title="Shifts">
      <Awaited query={useShiftsOfDriver(driverId)} permission="Driver.View">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-2">{t('None yet.')}</p>
          ) : (
            <ul className="grid gap-2">
              {items.map((shift) => (
                <ShiftLine key={shift.id} shift={shift} />
              ))}
            </ul>
          )
        }
      </Awaited>
    </Panel>
  );
}

function ShiftLine({ shift }: { readonly shift: Shift }) {
  const t = useTranslate();
  const { dateTime, time } = useFormats();
  const { starttime, finishtime, plannedfinishtime, breaks } = shift;
  const isOnBreak = breaks.at(-1)?.endtime === null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="num">
        {dateTime(starttime)} – {finishtime === null ? '…' : time(finishtime)}
      </span>
      {finishtime === null ? (
        <span className="flex items-center gap-2">
          {plannedfinishtime !== null && (
            <span className="text-meta text-ink-2">
              {t('until {time}', { time: time(plannedfinishtime) })}
            </span>
          )}
          <StatusPill family={isOnBreak ? 'amber' : 'green'}>
            {isOnBreak ? 'On break' : 'On duty'}
          </StatusPill>
        </span>
      ) : (
        <span className="text-meta text-ink-2">
          {t('{count, plural, one {# break} other {# breaks}}', { count: breaks.length })}
        </span>
      )}
      <ShiftFaults shift={shift} />
    </li>
  );
}
