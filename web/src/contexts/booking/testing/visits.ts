import type { Visits } from '#shell/testing/visits.ts';
import type { bookingRoutes } from '../routes.ts';

export const bookingVisits: Visits<typeof bookingRoutes> = {
  quotes: [
    { as: 'kim', path: '/quotes?take=12' },
    { as: 'oto', path: '/quotes?take=12' },
  ],
  claims: [{ as: 'kim' }, { as: 'oto' }],
  claim: [{ as: 'kim', path: '/claims/1' }],
  sharedQuote: [{ as: null, path: '/quotes/nobody-has-this' }],
  guestBook: [{ as: null }],
  guestBooking: [{ as: null }],
  bookings: [{ as: 'ada', path: '/bookings?take=12' }],
  bookingsBeta: [
    { as: 'ada', path: '/bookings-beta?take=12' },
    { as: 'mia', path: '/bookings-beta?take=12' },
  ],
  booking: [{ as: 'kim', path: '/bookings-beta', follow: /^ACM\d+/ }],
  newBooking: [{ as: 'kim' }, { as: 'oto' }],
};
