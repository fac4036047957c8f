import { page } from '#shell/page.ts';

/** Booking freight, and everything booked. */
export const bookingPages = [
  page({
    path: '/bookings',
    title: 'Bookings',
    access: 'Booking',
    load: async () => (await import('./bookings/BookingsPage.tsx')).BookingsPage,
  }),
  page({
    path: '/bookings-beta',
    title: 'Bookings (beta)',
    access: 'Booking',
    load: async () => (await import('./bookings/BookingsBetaPage.tsx')).BookingsBetaPage,
  }),
  page({
    path: '/bookings-beta/details/$id',
    title: 'Booking',
    access: 'Booking',
    load: async () => (await import('./bookings/BookingPage.tsx')).BookingPage,
  }),
  page({
    path: '/bookings/new',
    title: 'New booking',
    access: 'Booking.Create',
    load: async () => (await import('./bookings/NewBookingPage.tsx')).NewBookingPage,
  }),
  page({
    path: '/quotes',
    title: 'Quotes',
    access: 'Booking',
    load: async () => (await import('./quotes/QuotesPage.tsx')).QuotesPage,
  }),
  page({
    path: '/quotes/$token',
    title: 'Your quote',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./quotes/SharedQuotePage.tsx')).SharedQuotePage,
  }),
  page({
    path: '/settings/labels',
    title: 'Labels',
    access: 'Administration.Settings',
    load: async () => (await import('./documents/LabelSettingsPage.tsx')).LabelSettingsPage,
  }),
  page({
    path: '/bookings/manifest',
    title: 'Manifest',
    access: 'Booking.Edit',
    load: async () => (await import('./manifests/ManifestPage.tsx')).ManifestPage,
  }),
  page({
    path: '/bookings/import',
    title: 'Import bookings',
    access: 'Booking.Create',
    load: async () => (await import('./imports/ImportBookingsPage.tsx')).ImportBookingsPage,
  }),
  page({
    path: '/guest/book',
    title: 'Book as a guest',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./guests/GuestBookPage.tsx')).GuestBookPage,
  }),
  page({
    path: '/guest/booking',
    title: 'Your booking',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./guests/GuestBookingPage.tsx')).GuestBookingPage,
  }),
];
