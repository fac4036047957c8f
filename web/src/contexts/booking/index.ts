import { pages } from '#shell/page.ts';
import { bookingRoutes } from './routes.ts';

/** The pages of bookings. */
export const bookingPages = pages(bookingRoutes, {
  bookings: {
    title: 'Bookings',
    access: 'Booking',
    load: async () => (await import('./bookings/BookingsPage.tsx')).BookingsPage,
  },
  bookingsBeta: {
    title: 'Bookings (beta)',
    access: 'Booking',
    load: async () => (await import('./bookings/BookingsBetaPage.tsx')).BookingsBetaPage,
  },
  booking: {
    title: 'Booking',
    access: 'Booking',
    load: async () => (await import('./bookings/BookingPage.tsx')).BookingPage,
  },
  newBooking: {
    title: 'New booking',
    access: 'Booking.Create',
    load: async () => (await import('./bookings/NewBookingPage.tsx')).NewBookingPage,
  },
  quotes: {
    title: 'Quotes',
    access: 'Booking',
    load: async () => (await import('./quotes/QuotesPage.tsx')).QuotesPage,
  },
  sharedQuote: {
    title: 'Your quote',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./quotes/SharedQuotePage.tsx')).SharedQuotePage,
  },
  labelSettings: {
    title: 'Labels',
    access: 'Administration.Settings',
    load: async () => (await import('./documents/LabelSettingsPage.tsx')).LabelSettingsPage,
  },
  manifest: {
    title: 'Manifest',
    access: 'Booking.Edit',
    load: async () => (await import('./manifests/ManifestPage.tsx')).ManifestPage,
  },
  importBookings: {
    title: 'Import bookings',
    access: 'Booking.Create',
    load: async () => (await import('./imports/ImportBookingsPage.tsx')).ImportBookingsPage,
  },
  guestBook: {
    title: 'Book as a guest',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./guests/GuestBookPage.tsx')).GuestBookPage,
  },
  guestBooking: {
    title: 'Your booking',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./guests/GuestBookingPage.tsx')).GuestBookingPage,
  },
});
