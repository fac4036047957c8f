import { availableParallelism, cpus } from 'node:os';
import type { ComparedFigure, Spread } from './compare.ts';

/** Returns a Markdown table of the comparison. */
export function table(rows: readonly ComparedFigure[]): string {
  return [
    '| what | unit | limit (min / median / max) | ours (min / median / max) | ratio | CPU ' +
      'µs, limit → ours | p99 ms, limit → ours | bar |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((r) => {
      const cells = [r.name, r.unit, spread(r.limit), spread(r.ours), `**${r.ratio.toFixed(2)}**`];
      return `| ${[...cells, cpu(r), p99(r), r.bar].join(' | ')} |`;
    }),
  ].join('\n');
}

/** Returns date and machine: a figure without its machine has no meaning. */
export function heading(name: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  return (
    `# ${name}\n\n${day} · ${availableParallelism()} cores · ${processor} · Node ` +
    `${process.versions.node}`
  );
}

const figure = (n: number): string =>
  n >= 100 ? Math.round(n).toLocaleString('en-AU') : n.toFixed(2);

const spread = (s: Spread): string =>
  `${figure(s.min)} / **${figure(s.median)}** / ${figure(s.max)}`;

/** Returns the processor time with its ratio, because other work disturbs it the least. */
const cpu = ({ cpu_us }: ComparedFigure): string =>
  cpu_us === undefined
    ? '–'
    : `${figure(cpu_us.limit)} → ${figure(cpu_us.ours)} ` +
      `(**${(cpu_us.limit / cpu_us.ours).toFixed(2)}**)`;

const p99 = ({ p99_ms }: ComparedFigure): string =>
  p99_ms === undefined ? '–' : `${figure(p99_ms.limit)} → ${figure(p99_ms.ours)}`;
