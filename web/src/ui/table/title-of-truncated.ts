import type { MouseEvent } from 'react';

/** Gives the cell under the pointer its text as a tooltip while it is truncated. */
export function titleOfTruncated({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td.truncate') : null;
  // A title that the column gives is left as it is.
  if (cell === null || (cell.title !== '' && cell.dataset['shortened'] === undefined)) return;
  if (cell.scrollWidth > cell.clientWidth) {
    cell.title = cell.textContent.trim();
    cell.dataset['shortened'] = '';
  } else {
    cell.removeAttribute('title');
    delete cell.dataset['shortened'];
  }
}
