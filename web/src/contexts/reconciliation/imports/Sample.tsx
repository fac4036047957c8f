import type { ResultOf } from '@waybill/contract/endpoint';
import type { uploadReconciliationFile } from '@waybill/contract/reconciliation/endpoints';
import { useTranslate } from '#shell/texts/texts-context.ts';

export type Uploaded = ResultOf<typeof uploadReconciliationFile>;

/** The first rows of a file, unchanged. */
export function Sample({
  uploaded: { heads, sample, originalName },
}: {
  readonly uploaded: Uploaded;
}) {
  const t = useTranslate();
  return (
    <section
      className="overflow-x-auto"
      aria-label={t('First rows of {originalName}', { originalName })}
      // It may be wider than its panel, and must be scrollable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full text-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="px-4 py-2 text-left font-medium whitespace-nowrap text-ink-2"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((row, at) => (
            <tr key={`${at} ${row.join()}`} className="border-t border-hairline">
              {row.map((cell, column) => (
                <td key={heads[column]} className="num max-w-60 truncate px-4 py-2" title={cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
