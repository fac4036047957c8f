/** Widths of the cells of an item: package, pieces, sides, weight, description, buttons. */
export const itemGrid =
  'sm:grid sm:grid-cols-[minmax(6.5rem,1.2fr)_4rem_repeat(3,4.5rem)_5rem_minmax(6rem,2fr)_4.5rem] sm:gap-2';
