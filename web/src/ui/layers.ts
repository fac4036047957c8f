/**
 * What opens above pages, as one file: it is fetched once the page is idle, or when the first of
 * it opens.
 */
export { CalendarPanel } from './CalendarPanel.tsx';
export { CheckboxMenu } from './CheckboxMenu.tsx';
export { ConfirmPanel } from './ConfirmPanel.tsx';
export { DateRangePanel } from './DateRangePanel.tsx';
export { DialogPanel } from './DialogPanel.tsx';
export { DrawerPanel } from './DrawerPanel.tsx';
export { ComboboxPanel } from './form/ComboboxPanel.tsx';
export { OpenedMenu } from './OpenedMenu.tsx';
export { SearchPickerPanel } from './SearchPickerPanel.tsx';
export { ToastArea } from './ToastArea.tsx';
