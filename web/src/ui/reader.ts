import { createContext, useContext } from 'react';

/** Whose language (BCP 47) and zone (IANA) widgets write and read dates and numbers in. */
type Reader = { readonly language: string; readonly timezone: string };

const ReaderContext = createContext<Reader>({ language: 'en', timezone: 'UTC' });

/** Gives all widgets below it their reader. */
export const ReaderProvider = ReaderContext.Provider;

/** The reader; of plain English where nobody provided another. */
export const useReader = (): Reader => useContext(ReaderContext);
