import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';

const PartsContext = createContext<readonly ComponentType[]>([]);

/** Provides the top bar with the components of contexts. */
export const TopBarParts = PartsContext.Provider;

/** Returns the components that contexts add to the top bar, such as the inbox. */
export const useTopBarParts = (): readonly ComponentType[] => useContext(PartsContext);
