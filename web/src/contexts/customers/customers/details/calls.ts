import { previewReport } from '@waybill/contract/reports/endpoints';
import { reportIdOf } from '@waybill/contract/reports/reports/catalogue';
import { useEndpointQuery } from '#client/queries.ts';

/** Queries a customer's bookings in each of the last twelve months. */
export const useYear = (customerId: number) =>
  useEndpointQuery(
    previewReport,
    {
      reportId: reportIdOf('BookingsByPeriod'),
      parameters: { Period: 'Last12Months', By: 'Month', Customer: customerId },
    },
    { freshFor: 60_000 },
  );
