import { useEffect } from 'react';

type ListedShortcut = { readonly keys: string; readonly label: string };

const listed = new Set<ListedShortcut>();

/** Lists a shortcut on the sheet of shortcuts while its component is mounted. */
export function useListedShortcut(keys: string, label: string | undefined): void {
  useEffect(() => {
    if (keys === '' || label === undefined) return undefined;
    const entry = { keys, label };
    listed.add(entry);
    return () => void listed.delete(entry);
  }, [keys, label]);
}

/** Returns the shortcuts of the current page, each once, in order of registration. */
export const listedShortcuts = (): readonly ListedShortcut[] => [
  ...new Map([...listed].map((entry) => [entry.keys, entry])).values(),
];
