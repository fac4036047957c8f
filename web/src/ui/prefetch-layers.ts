/** Fetches what opens above pages, so that the first of them opens without delay. */
export const prefetchLayers = (): Promise<unknown> =>
  Promise.all([
    import('./CalendarPanel.tsx'),
    import('./CheckboxMenu.tsx'),
    import('./ConfirmPanel.tsx'),
    import('./DateRangePanel.tsx'),
    import('./DialogPanel.tsx'),
    import('./DrawerPanel.tsx'),
    import('./form/ComboboxPanel.tsx'),
    import('./OpenedMenu.tsx'),
    import('./SearchPickerPanel.tsx'),
  ]);
