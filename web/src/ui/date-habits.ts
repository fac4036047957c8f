import { createContext, useContext } from 'react';

/** How dates are written and weeks begin where the person works. */
export type DateHabits = {
  readonly order: 'MM/dd/yyyy' | 'dd/MM/yyyy' | 'yyyy-MM-dd';
  /** 0 is Sunday. */
  readonly weekStartsOn: 0 | 1;
  readonly locale: string;
  /** Today in the zone that counts, as `yyyy-MM-dd`. */
  readonly today: () => string;
};

const DateHabitsContext = createContext<DateHabits>({
  order: 'MM/dd/yyyy',
  weekStartsOn: 0,
  locale: 'en-US',
  today: () => new Date().toLocaleDateString('sv-SE'),
});

/** The habits in force; US order and Sunday where nobody provided others. */
export const useDateHabits = (): DateHabits => useContext(DateHabitsContext);
