import { createContext, useContext } from 'react';

const ShortcutsContext = createContext(true);

/** `<ShortcutsProvider value={false}>` disables all single-key shortcuts below it. */
export const ShortcutsProvider = ShortcutsContext.Provider;

/** True if single-key shortcuts are enabled (WCAG 2.1.4: users can disable them). */
export const useShortcutsOn = (): boolean => useContext(ShortcutsContext);
