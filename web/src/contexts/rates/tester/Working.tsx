import type { RateWorking } from '@waybill/contract/rates/shapes';
import type { z } from 'zod';
import { useFormats } from '#shell/formats.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { ChargesWorking } from './ChargesWorking.tsx';
import { methodText, unitPrice } from '../words.ts';

type RateWorkingShown = z.output<typeof RateWorking>;
type ServiceShown = RateWorkingShown['services'][number];

type WorkingProps = { readonly working: RateWorkingShown; readonly transitTime: string };

/** How a rate card came to its price: the weight, the rate that won, its bands, fuel. */
export function Working({ working, transitTime }: WorkingProps) {
  const { plainDate, number } = useFormats();
  const { weight, services, day } = working;
  const factor = `${number(weight.cubicFactor)}, of the ${weight.cubicFactorFrom}`;
  const cubicText = `${number(weight.volume)} m³ × ${factor}`;
  return (
    <div className="grid gap-3 text-table">
      <KeyValueList
        facts={[
          { label: 'Rates of', value: plainDate(day) },
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

function ServiceWorking({ service }: { readonly service: ServiceShown }) {
  const { number, money } = useFormats();
  const from = `${service.fromZone} (by ${service.fromZoneBy})`;
  const lane = `${from} to ${service.toZone} (by ${service.toZoneBy})`;
  return (
    <section>
      <h4 className="font-semibold">{service.serviceName}</h4>
      <p className="text-ink-2">
        {lane}
        {service.isReversed && ', the rate of the way back'}
      </p>
      <p className="mb-1 text-ink-3">
        {methodText(service.calculationMethod)}
        {service.isAccumulative && ', bands add up'}: {number(service.quantity)} {service.unit}
        {service.minUnitApplied && ', the smallest quantity charged'}
      </p>
      <KeyValueList
        facts={[
          ...(service.basic > 0
            ? [{ label: 'Basic charge', value: money(service.basic), number: true }]
            : []),
          ...service.bands.map(({ above, upTo, quantity, value, amount }) => ({
            label: [
              `${number(quantity)} × ${unitPrice(value, money)}, above ${number(above)}`,
              ...(upTo === null ? [] : [`to ${number(upTo)}`]),
            ].join(' '),
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
