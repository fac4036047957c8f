import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';

const PartsContext = createContext<readonly ComponentType[]>([]);

/** Tells the top bar which parts of contexts it carries. */
export const TopBarParts = PartsContext.Provider;

/** The parts that contexts add to the top bar, such as the inbox. */
export const useTopBarParts = (): readonly ComponentType[] => useContext(PartsContext);
