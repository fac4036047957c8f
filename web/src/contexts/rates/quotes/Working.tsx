import type { RateWorking } from '@waybill/contract/rates/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { z } from 'zod';
import { useFormats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { ChargesWorking } from './ChargesWorking.tsx';
import { methodText } from '../rates/labels.ts';
import { unitPrice } from '#shell/unit-price.ts';

type RateWorkingView = z.output<typeof RateWorking>;
type RateServiceView = RateWorkingView['services'][number];

type WorkingProps = { readonly working: RateWorkingView; readonly transitTime: string };

/** The calculation of a price: the weight, the applied rate, its bands, fuel. */
export function Working({ working, transitTime }: WorkingProps) {
  const t = useTranslate();
  const { plainDate, number } = useFormats();
  const { weight, services, day } = working;
  const values = { volume: number(weight.volume), factor: number(weight.cubicFactor) };
  const cubicText = t(cubicTexts[weight.cubicFactorFrom] ?? anyCubicText, values);
  return (
    <div className="grid gap-3 text-table">
      <KeyValueList
        details={[
          { label: 'Rates from', value: plainDate(day) },
          { label: 'Business days', value: transitTime },
          {
            label: 'Dead · cubic',
            value: `${number(weight.dead)} kg · ${number(weight.cubic)} kg (${cubicText})`,
          },
          { label: 'Chargeable', value: `${number(weight.chargeable)} kg` },
        ]}
      />
      {services.map((service) => (
        <ServiceWorking key={service.serviceCode} service={service} />
      ))}
      <ChargesWorking working={working} />
    </div>
  );
}

function ServiceWorking({ service }: { readonly service: RateServiceView }) {
  const t = useTranslate();
  const { number, money } = useFormats();
  const lane = t('{from} to {to}', {
    from: zoneText(service.fromZone, service.fromZoneBy, t),
    to: zoneText(service.toZone, service.toZoneBy, t),
  });
  return (
    <section>
      <h4 className="font-semibold">{service.serviceName}</h4>
      <p className="text-ink-2">
        {[lane, ...(service.isReversed ? [t('reverse rate')] : [])].join(', ')}
      </p>
      <p className="mb-1 text-ink-3">
        <Translated text={methodText(service.calculationMethod)} />:{' '}
        {quantityText(service, number, t)}
      </p>
      <KeyValueList
        details={[
          ...(service.basic > 0
            ? [{ label: 'Basic charge', value: money(service.basic), number: true }]
            : []),
          ...service.bands.map(({ above, upTo, quantity, value, amount }) => ({
            label: t(
              upTo === null ? '{quantity}, above {above}' : '{quantity}, above {above} to {upTo}',
              {
                quantity: `${number(quantity)} × ${unitPrice(value, money)}`,
                above: number(above),
                upTo: upTo === null ? '' : number(upTo),
              },
            ),
            value: money(amount),
            number: true,
          })),
          ...(service.minimumApplied
            ? [{ label: 'Raised to the minimum', value: money(service.minimum), number: true }]
            : []),
          { label: 'Charge', value: money(service.amount), number: true, strong: true },
        ]}
      />
    </section>
  );
}

const anyCubicText = '{volume} m³ × {factor}';
const cubicTexts: Readonly<Record<string, PlatformText>> = {
  rate: '{volume} m³ × {factor} (rate)',
  service: '{volume} m³ × {factor} (service)',
  card: '{volume} m³ × {factor} (rate card)',
  account: '{volume} m³ × {factor} (carrier account)',
  default: '{volume} m³ × {factor} (default)',
};

/** How a place was matched to its zone. */
const zoneTexts: Readonly<Record<string, PlatformText>> = {
  suburb: '{zone} (by suburb)',
  postcode: '{zone} (by postcode)',
  'parent zone': '{zone} (by larger zone)',
};

function zoneText(zone: string, by: string, t: Translate): string {
  const text = zoneTexts[by];
  return text === undefined ? zone : t(text, { zone });
}

const unitTexts: Readonly<Record<string, PlatformText>> = { item: 'items', pallet: 'pallets' };
const unitSigns: Readonly<Record<string, string>> = { consignment: '', m3: 'm³' };

/** `bands add up, 12 kg`. */
function quantityText(
  service: RateServiceView,
  number: (value: number) => string,
  t: Translate,
): string {
  const text = unitTexts[service.unit];
  const unit = text === undefined ? (unitSigns[service.unit] ?? service.unit) : t(text);
  return [
    ...(service.isAccumulative ? [t('bands added up')] : []),
    `${number(service.quantity)} ${unit}`.trim(),
    ...(service.minUnitApplied ? [t('minimum quantity charged')] : []),
  ].join(', ');
}
