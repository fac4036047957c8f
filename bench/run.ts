import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchBackups } from './backups.ts';
import { benchBatches } from './batches.ts';
import { benchBilling } from './billing.ts';
import { benchBoard } from './board.ts';
import { benchBookings } from './bookings.ts';
import { benchEventLoop } from './event-loop.ts';
import { benchImports } from './imports.ts';
import { benchItemGrid } from './item-grid.ts';
import { benchLargeCard } from './large-card.ts';
import { benchLive } from './live.ts';
import { benchLiveMap } from './live-map.ts';
import { benchLocations } from './locations.ts';
import { benchLabels } from './labels.ts';
import { benchMoves } from './moves.ts';
import { benchNotifications } from './notifications.ts';
import { benchOperations } from './operations.ts';
import { benchOwnTypes } from './own-types.ts';
import { benchPages } from './pages.ts';
import { benchPlans } from './plans.ts';
import { benchPlatform } from './platform.ts';
import { benchPositions } from './positions.ts';
import { benchQuotes } from './quotes.ts';
import { benchReconciliation } from './reconciliation.ts';
import { benchReports } from './reports.ts';
import { benchRows } from './rows.ts';
import { benchScans } from './scans.ts';
import { benchSearch } from './search.ts';
import { benchShards } from './shards.ts';
import { benchShopRates } from './shop-rates.ts';
import { benchSignIns } from './sign-ins.ts';
import { benchSolver } from './solver.ts';
import { benchStart } from './start.ts';
import { benchWrites } from './writes.ts';
import { heading, table } from './table.ts';

const results = join(import.meta.dirname, 'results');
const benches = {
  platform: benchPlatform,
  writes: benchWrites,
  board: benchBoard,
  bookings: benchBookings,
  backups: benchBackups,
  batches: benchBatches,
  plans: benchPlans,
  billing: benchBilling,
  positions: benchPositions,
  quotes: benchQuotes,
  labels: benchLabels,
  'large-card': benchLargeCard,
  live: benchLive,
  'live-map': benchLiveMap,
  moves: benchMoves,
  notifications: benchNotifications,
  imports: benchImports,
  'item-grid': benchItemGrid,
  operations: benchOperations,
  'own-types': benchOwnTypes,
  pages: benchPages,
  reconciliation: benchReconciliation,
  reports: benchReports,
  rows: benchRows,
  scans: benchScans,
  search: benchSearch,
  shards: benchShards,
  'shop-rates': benchShopRates,
  'sign-ins': benchSignIns,
  solver: benchSolver,
  locations: benchLocations,
  'event-loop': benchEventLoop,
  start: benchStart,
};

/** Runs the named benchmarks, or all, and saves their tables in `bench/results/`. */
const chosen = process.argv.slice(2);
mkdirSync(results, { recursive: true });
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const found = await bench();
  const text = typeof found === 'string' ? found : table(found);
  console.log(`\n## ${name}\n\n${text}`);
  writeFileSync(join(results, `${name}.md`), `${heading(name, new Date())}\n\n${text}\n`);
}
