import type { BreachKind, FatigueRegion } from '@waybill/contract/fleet/fatigue/choices';
import type { FatigueStanding } from '@waybill/contract/fleet/fatigue/shapes';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDriverHours } from './calls.ts';
import { hoursText } from '../links/hours-text.ts';
import { windowText } from './hours-text.ts';

const breachWords = {
  work: 'Too much work in {window}',
  rest: 'Not enough rest in {window}',
  nightRest: 'Not enough night rests in {window}',
  span: 'Too long between rests: {window}',
} as const satisfies Record<BreachKind, string>;
const regionWords = {
  HVNL: 'Heavy Vehicle National Law',
  WA: 'Western Australia',
  NT: 'Northern Territory: no hours are prescribed',
} as const satisfies Record<FatigueRegion, string>;

/** Work and rest hours of a driver: the used part of each limit, and exceeded limits. */
export function HoursPanel({ driverId }: { readonly driverId: string }) {
  const t = useTranslate();
  return (
    <Panel title="Work and rest hours">
      <Awaited query={useDriverHours(driverId)} permission="Driver.View">
        {({ fatigue }) =>
          fatigue === null ? (
            <p className="text-ink-2">
              {t('Not counted: the vehicle is not fatigue-regulated, or there is none.')}
            </p>
          ) : (
            <Loaded fatigue={fatigue} />
          )
        }
      </Awaited>
    </Panel>
  );
}

function Loaded({ fatigue }: { readonly fatigue: FatigueStanding }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const windowOf = (rule: string) =>
    fatigue.windows.find((each) => each.rule === rule)?.window_min ?? 0;
  return (
    <div className="grid gap-3">
      {fatigue.breaches.map(({ rule, kind, at }) => (
        <Banner
          key={rule}
          tone="problem"
          title={t(breachWords[kind], { window: windowText(windowOf(rule), t) })}
        >
          {t('since {time}', { time: dateTime(at) })}
        </Banner>
      ))}
      <ul className="grid gap-2">
        {fatigue.windows.map((each) => (
          <li key={each.rule} className="grid gap-1">
            <div className="flex justify-between text-meta">
              <span className="text-ink-2">{windowText(each.window_min, t)}</span>
              <span className="num">
                {hoursText(each.worked_min)} / {hoursText(each.allowed_min)}
              </span>
            </div>
            <div className="h-1.5 overflow-hidden rounded-full bg-sunken">
              <div
                className={`h-full ${barColour(each.share)}`}
                style={{ width: `${Math.min(100, each.share * 100)}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="text-meta text-ink-2">
        {t(regionWords[fatigue.region])}
        {fatigue.region === 'HVNL' &&
          ` · ${t(fatigue.scheme === 'BFM' ? 'Basic fatigue management' : 'Standard hours')}`}
      </p>
    </div>
  );
}

/** Returns green up to 80 %, amber up to 100 %, then red. */
function barColour(share: number): string {
  if (share > 1) return 'bg-danger';
  return share > 0.8 ? 'bg-amber-fg' : 'bg-success';
}
