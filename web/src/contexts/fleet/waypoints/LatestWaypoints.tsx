import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';
import { useLatestWaypoints } from './calls.ts';
import { speedText } from './speed-text.ts';

/** The latest positions of a driver, with speed. */
export function LatestWaypoints({ driverId }: { readonly driverId: string }) {
  const t = useTranslate();
  const { time } = useFormats();
  return (
    <Panel title="Latest positions">
      <Awaited query={useLatestWaypoints(driverId)} permission="Driver.View">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-2">{t('None yet.')}</p>
          ) : (
            <ul className="grid gap-1">
              {items.map(({ id, creationTime, latitude, longitude, speed }) => (
                <li key={id} className="num flex justify-between gap-3 text-table">
                  <span>{time(creationTime)}</span>
                  <span className="text-ink-2">
                    {latitude.toFixed(4)}, {longitude.toFixed(4)}
                  </span>
                  <span>{speedText(speed)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Awaited>
    </Panel>
  );
}
