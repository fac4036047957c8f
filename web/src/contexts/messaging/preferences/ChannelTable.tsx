import type { Channel } from '@waybill/contract/messaging/notifications/notification-events';
import type { ReactNode } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { channelWords } from '../notifications/message-labels.ts';

type ChannelTableProps<Row extends string> = {
  /** The heading of the rows. */
  readonly head: string;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly channels: readonly Channel[];
  /** Renders a cell; null if the channel does not apply to the row. */
  readonly cell: (row: Row, channel: Channel) => ReactNode;
};

/** A table with channels as columns and events or audiences as rows. */
export function ChannelTable<Row extends string>(props: ChannelTableProps<Row>) {
  const { head, rows, nameOf, channels, cell } = props;
  const t = useTranslate();
  return (
    <table className="w-full text-table">
      <thead>
        <tr className="text-left text-ink-3">
          <th scope="col" className="py-1 font-normal">
            {head}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="px-1 py-1 text-center font-normal">
              {t(channelWords[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-t border-hairline">
            <th scope="row" className="py-1 pr-2 text-left font-normal">
              {nameOf(row)}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="px-1 py-1 text-center">
                {cell(row, channel) ?? <span className="text-ink-3">–</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
