import * as contract from '@waybill/contract/tenancy/endpoints';
import { notValid } from '@waybill/contract/problem';
import { insistOnPicture } from '#platform/files/assets.ts';
import { handle } from '#platform/context.ts';
import { seriesChanged, seriesFaults, seriesOfGroup, settingsChanged } from '../domain/settings.ts';
import type { TenancyHouse } from '../house.ts';
import { withOwnStyle } from '../own-style.ts';
import { serverFaults } from '../own-servers.ts';
import { seal } from '#platform/sealed.ts';
import { keptSeries, keptSettings, saveSeries, saveSettings } from '../sql/settings.ts';

export const updateAllSettings = (house: TenancyHouse) =>
  handle(contract.updateAllSettings, async ({ input, db, now }) => {
    await insistOnPicture(db, 'ui.logoId', input.ui?.logoId);
    const kept = await keptSettings(db, true);
    const changed = settingsChanged(kept, input, (text) => seal(house.secret, text));
    const after = await withOwnStyle(kept, changed);
    const faults = serverFaults(input, after, house);
    if (faults.length > 0) throw notValid(...faults);
    await saveSettings(db, after, now);
    const series = await keptSeries(db, true);
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
