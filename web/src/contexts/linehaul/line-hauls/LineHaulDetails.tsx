import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { useFormats } from '#shell/formats.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';

/** The details of a line haul as names and values. */
export function LineHaulDetails({ lineHaul }: { readonly lineHaul: LineHaul }) {
  const { dateTime, number } = useFormats();
  const moment = (iso: string | null) => (iso === null ? null : dateTime(iso));
  const optional = (label: string, value: string | null) =>
    value === null ? [] : [{ label, value }];
  return (
    <KeyValueList
      details={[
        {
          label: 'Route',
          value: `${lineHaul.startheadport} › ${lineHaul.destinationheadport}`,
        },
        { label: 'Planned departure', value: moment(lineHaul.planneddeparture) },
        ...optional('Departed', moment(lineHaul.departuredate)),
        { label: 'Planned arrival', value: moment(lineHaul.plannedarrival) },
        ...optional('Expected arrival', moment(lineHaul.expectedarrival)),
        ...optional('Reason', lineHaul.delayreason),
        ...optional('Why it departs with incomplete documents', lineHaul.documentsreason),
        ...optional('Arrived', moment(lineHaul.arrivaldate)),
        { label: 'Carrier', value: lineHaul.carriername },
        ...optional('Carrier reference', lineHaul.carrierreference),
        ...optional('Manifest', lineHaul.manifestno),
        { label: 'Jobs', value: number(lineHaul.numberofjobs) },
        ...optional('Note', lineHaul.linehaulnote),
        { label: 'Created', value: dateTime(lineHaul.creationtime) },
      ]}
    />
  );
}
