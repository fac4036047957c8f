import { notValid } from '@waybill/contract/problem';
import { randomUUID } from 'node:crypto';
import type { StoredSettings } from '../settings/domain.ts';

/** The maximum number of complaints returned. */
const faultsMax = 10;

/**
 * Returns settings after a change, with the served form of a new style sheet under a new version.
 * An unchanged style sheet keeps its version, and an empty one has none.
 * @throws {Problem} NotValid at `ui.customCss` for anything outside the safe subset.
 */
export async function withOwnStyle(
  before: StoredSettings,
  after: StoredSettings,
): Promise<StoredSettings> {
  const text = after.groups['ui']?.['customCss'] ?? '';
  if (typeof text !== 'string' || text === (before.groups['ui']?.['customCss'] ?? '')) return after;
  // Loaded only when a style is changed: the CSS parser takes 8 MB.
  const { checkedCss } = await import('./custom-css.ts');
  const checked = checkedCss(text);
  if ('faults' in checked) {
    const members = ['ui.customCss'];
    throw notValid(...checked.faults.slice(0, faultsMax).map((message) => ({ message, members })));
  }
  const ui = { ...after.groups['ui'], customCssId: checked.css === '' ? null : randomUUID() };
  return { ...after, groups: { ...after.groups, ui, style: { served: checked.css } } };
}
