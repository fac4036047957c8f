import { problems } from '../problem.ts';

export const customersProblems = problems({
  CustomerNotFound: { status: 404, message: 'We could not find this customer.' },
  NoOwnCustomer: { status: 404, message: 'You work for no customer.' },
  CustomerCodeTaken: { status: 409, message: 'Another customer has this code.' },
  UnitNotFound: { status: 404, message: 'We could not find this organization unit.' },
  RegistrationClosed: {
    status: 403,
    message: 'You cannot register here by yourself. Please ask us for an account.',
  },
  CustomerInUse: {
    status: 409,
    message: 'This customer has open bookings or unpaid invoices and cannot be deleted.',
  },
  AddressNotFound: { status: 404, message: 'We could not find this address.' },
  ProductNotFound: { status: 404, message: 'We could not find this product.' },
  ProductCodeTaken: { status: 409, message: 'Another product has this code.' },
  CostCenterNotFound: { status: 404, message: 'We could not find this cost center.' },
  CostCenterCodeTaken: { status: 409, message: 'Another cost center has this code.' },
  StoreSettingNotFound: { status: 404, message: 'We could not find this shop.' },
  StoreKeyTaken: { status: 409, message: 'Another shop has this key.' },
  ReferenceNotFound: { status: 404, message: 'We could not find this reference.' },
  ReferenceNameTaken: { status: 409, message: 'Another reference has this name.' },
});
