import { count, decimal, moment, text, word } from '../columns.ts';
import { bars, idOf, type ReportDeclaration } from '../definition.ts';
import { customer, period, type ReportParameter } from '../parameters.ts';

const locationPrefix: ReportParameter = {
  name: 'Number',
  label: 'Storage location',
  description: 'Storage locations that begin with this, such as A-01.',
  component: 'text',
  required: false,
};

export const warehouseReports = {
  WarehouseStock: {
    id: idOf(10),
    title: 'Warehouse stock',
    description: 'Every item that is in the warehouse now, with its location and last scan.',
    group: 'Operations',
    permission: 'Warehouse.View',
    parameters: [customer, locationPrefix],
    columns: [
      text('item', 'Barcode'),
      text('sku', 'SKU'),
      text('description', 'Description'),
      text('customer', 'Customer'),
      text('consignment', 'Consignment'),
      text('location', 'Storage location'),
      word('status', 'Status'),
      word('damaged', 'Damaged'),
      decimal('pallets', 'Pallet spaces', 'sum'),
      moment('received', 'Received'),
      count('days', 'Days here', 'none'),
      text('scan', 'Last scan'),
    ],
    chart: null,
  },
  StockAgeing: {
    id: idOf(11),
    title: 'Ageing of stock',
    description: 'What lies in the warehouse now, by how many days it has been there.',
    group: 'Operations',
    permission: 'Warehouse.View',
    parameters: [customer],
    columns: [
      text('customer', 'Customer'),
      count('items', 'Warehouse items'),
      decimal('pallets', 'Pallet spaces', 'sum'),
      count('week', 'Up to 7 days'),
      count('month', '8–30 days'),
      count('quarter', '31–90 days'),
      count('older', 'Over 90 days'),
      count('oldest', 'Oldest, days', 'none'),
    ],
    chart: bars('customer', ['week', 'month', 'quarter', 'older'], { stacked: true }),
  },
  DwellTime: {
    id: idOf(12),
    title: 'Dwell time',
    description: 'How long freight stayed in each warehouse before it left.',
    group: 'Operations',
    permission: 'Warehouse.View',
    parameters: [period('When it left'), customer],
    columns: [
      text('warehouse', 'Warehouse'),
      count('items', 'Warehouse items'),
      decimal('average', 'Average hours'),
      decimal('median', 'Median hours'),
      decimal('longest', 'Longest hours'),
      count('here', 'Still here'),
    ],
    chart: bars('warehouse', ['average', 'median']),
  },
} satisfies Readonly<Record<string, ReportDeclaration>>;
