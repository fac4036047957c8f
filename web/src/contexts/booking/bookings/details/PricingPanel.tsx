import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { type Formats, useFormats } from '#shell/formats.ts';
import { type KeyValue, KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';

type PricingPanelProps = {
  readonly title: string;
  readonly pricing: PricingDetail;
  /** True for a leg, which has only a cost: the customer pays for the whole journey. */
  readonly isLeg?: boolean;
};

/** The price of freight; with the carrier's side in the response, also cost and margin. */
export function PricingPanel({ title, pricing, isLeg = false }: PricingPanelProps) {
  const formats = useFormats();
  const row = (label: string, amount: number, strong = false): KeyValue => ({
    label,
    value: formats.money(amount),
    number: true,
    strong,
  });
  if (isLeg) {
    const cost = row('Carrier cost ex GST', pricing.carrierTotalCostTaxExclusive ?? 0, true);
    return (
      <Panel title="Cost">
        <KeyValueList details={[cost]} />
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <KeyValueList
        details={[
          ...lines(pricing).map(([label, amount]) => row(label, amount)),
          ...(pricing.insuranceCostTaxExclusive === 0
            ? []
            : [row('Insurance', pricing.insuranceCostTaxExclusive)]),
          row('GST', pricing.totalCostTax),
          row('Total inc. GST', pricing.totalCost, true),
          ...staffRows(pricing, row, formats),
        ]}
      />
    </Panel>
  );
}

/** Returns one line per service if known, otherwise freight and the remainder, all before tax. */
function lines(pricing: PricingDetail): readonly (readonly [string, number])[] {
  if (pricing.serviceDetails.length === 0) {
    return [
      ['Freight', pricing.freightCostTaxExclusive],
      ['Additional services', pricing.additionalCostTaxExclusive],
    ];
  }
  return pricing.serviceDetails.map((line) => [line.serviceName, line.taxExclusiveAmount]);
}

function staffRows(
  pricing: PricingDetail,
  row: (label: string, amount: number, strong?: boolean) => KeyValue,
  { money, percent }: Formats,
): readonly KeyValue[] {
  const { carrierTotalCostTaxExclusive: cost, totalCostTaxExclusive: price } = pricing;
  if (cost === undefined) return [];
  const margin = price - cost;
  const share = price > 0 ? ` (${percent((margin / price) * 100, { most: 0 })})` : '';
  return [
    row('Carrier cost ex GST', cost),
    { label: 'Margin ex GST', value: `${money(margin)}${share}`, number: true },
  ];
}
