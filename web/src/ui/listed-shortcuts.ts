import { useEffect } from 'react';

type ListedShortcut = { readonly keys: string; readonly label: string };

const listed = new Set<ListedShortcut>();

/** Lists keys on the sheet of shortcuts for as long as what they act on is on the page. */
export function useListedShortcut(keys: string, label: string | undefined): void {
  useEffect(() => {
    if (keys === '' || label === undefined) return undefined;
    const entry = { keys, label };
    listed.add(entry);
    return () => void listed.delete(entry);
  }, [keys, label]);
}

/** The keys of the page as it is now, each once, in the order they came. */
export const listedShortcuts = (): readonly ListedShortcut[] => [
  ...new Map([...listed].map((entry) => [entry.keys, entry])).values(),
];
