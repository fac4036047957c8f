import { problems } from '../problem.ts';

export const shopsProblems = problems({
  ShopNotFound: { status: 404, message: 'We could not find this shop.' },
  ShopNameTaken: { status: 409, message: 'This customer already has a shop with this name.' },
  ShopNotSigned: { status: 401, message: 'The signature of this request is not valid.' },
  BoxNotFound: { status: 404, message: 'We could not find this box.' },
  OrderNotFound: { status: 404, message: 'We could not find this order.' },
  OrderNotOpen: {
    status: 409,
    message: 'This order is booked or cancelled and can no longer be changed.',
  },
  OrderNotBooked: { status: 409, message: 'Only a booked order can be returned.' },
  OrderChanged: {
    status: 409,
    message: 'This order has changed meanwhile. Check its bookings before you try again.',
  },
  NoMissingParts: { status: 409, message: 'No part of this order is without a booking.' },
  OrderImportNotFound: { status: 404, message: 'We could not find this import.' },
});
