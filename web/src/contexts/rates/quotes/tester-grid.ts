import { cx } from '#ui/cx.ts';

/** A list with the tester beside it on wide screens, narrower if the list needs the space. */
export const testerGrid = cx(
  'grid items-start gap-4',
  'xl:grid-cols-[minmax(0,1fr)_20rem] min-[1440px]:grid-cols-[minmax(0,1fr)_24rem]',
);
