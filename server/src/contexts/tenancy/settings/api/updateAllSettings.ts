import * as contract from '@waybill/contract/tenancy/endpoints';
import { notValid } from '@waybill/contract/problem';
import { insistOnPicture } from '#platform/files/assets.ts';
import { handle } from '#platform/context.ts';
import { seriesChanged, seriesFaults, seriesOfGroup, settingsChanged } from '../domain.ts';
import type { TenancyServices } from '../../tenants/services.ts';
import { withOwnStyle } from '../../branding/own-style.ts';
import { serverFaults } from '../own-servers.ts';
import { seal } from '#platform/sealed.ts';
import { storedSeries, storedSettings, saveSeries, saveSettings } from '../sql.ts';

export const updateAllSettings = (services: TenancyServices) =>
  handle(contract.updateAllSettings, async ({ input, db, now }) => {
    await insistOnPicture(db, 'ui.logoId', input.ui?.logoId);
    const saved = await storedSettings(db, true);
    const changed = settingsChanged(saved, input, (text) => seal(services.secret, text));
    const after = await withOwnStyle(saved, changed);
    const faults = serverFaults(input, after, services);
    if (faults.length > 0) throw notValid(...faults);
    await saveSettings(db, after, now);
    const series = await storedSeries(db, true);
    for (const group of ['customerCode', 'invoiceNumber'] as const) {
      const change = input[group];
      const before = series.find(({ kind }) => kind === seriesOfGroup[group]);
      if (change === undefined || before === undefined) continue;
      const after = seriesChanged(before, change);
      const faults = seriesFaults(group, after);
      if (faults.length > 0) throw notValid(...faults);
      await saveSeries(db, after);
    }
    return null;
  });
