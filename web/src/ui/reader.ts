import { createContext, useContext } from 'react';

/** The language (BCP 47) and timezone (IANA) in which widgets read and write dates and numbers. */
type Reader = { readonly language: string; readonly timezone: string };

const ReaderContext = createContext<Reader>({ language: 'en', timezone: 'UTC' });

/** Provides the reader to all widgets below it. */
export const ReaderProvider = ReaderContext.Provider;

/** Returns the reader; English and UTC without a provider. */
export const useReader = (): Reader => useContext(ReaderContext);
