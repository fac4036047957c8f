import * as contract from '@waybill/contract/reports/endpoints';
import { handle } from '#platform/context.ts';
import { isStaff } from '#platform/http/actor.ts';
import { inputOf } from '../../reports/domain/requested.ts';
import { chartOf } from '../../reports/domain/chart.ts';
import { dashboardFor } from '../domain.ts';
import { todayOf } from '../../reports/report-for.ts';
import { firstRows } from '../../reports/sql/statements.ts';

export const getDashboardCharts = handle(
  contract.getDashboardCharts,
  async ({ actor, db, now }) => {
    const isCustomer = !isStaff(actor);
    const may = (permission: string) => actor.permissions.has(permission);
    const day = await todayOf(db, now);
    const drawn = dashboardFor({ isCustomer, may }).map(async ({ report, title, parameters }) => {
      const query = inputOf(report, parameters, day);
      const chart = chartOf(
        report,
        query,
        await firstRows(db, { name: report.name, query }, report.chart?.most ?? 0),
      );
      return chart === null ? [] : [{ ...chart, title }];
    });
    return { items: (await Promise.all(drawn)).flat() };
  },
);
