import { route } from '#shell/route.ts';

export const bookingRoutes = {
  bookings: route('/bookings'),
  bookingsBeta: route('/bookings-beta', ['only', 'account', 'batch', 'customer', 'group', 'sort']),
  booking: route('/bookings-beta/details/$id'),
  newBooking: route('/bookings/new', [
    'like',
    'returns',
    'booking',
    'customer',
    'charged',
    'consignment',
    'weight',
    'carrier',
    'services',
    'cost',
    'booked',
  ]),
  quotes: route('/quotes', ['peek']),
  sharedQuote: route('/quotes/$token'),
  claims: route('/claims'),
  claim: route('/claims/$id'),
  labelSettings: route('/settings/labels'),
  manifest: route('/bookings/manifest', ['customer']),
  importBookings: route('/bookings/import', ['import']),
  guestBook: route('/guest/book', ['quote']),
  guestBooking: route('/guest/booking'),
};
