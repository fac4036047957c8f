import { createContext, useContext } from 'react';

const ShortcutsContext = createContext(true);

/** `<ShortcutsProvider value={false}>` switches every single-key shortcut below it off. */
export const ShortcutsProvider = ShortcutsContext.Provider;

/** Whether single-key shortcuts are on (WCAG 2.1.4: people can switch them off). */
export const useShortcutsOn = (): boolean => useContext(ShortcutsContext);
