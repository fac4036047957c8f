import { problems } from '../problem.ts';

export const customersProblems = problems({
  CustomerNotFound: { status: 404, message: 'We could not find this customer.' },
  NoOwnCustomer: { status: 404, message: 'Your account is not linked to a customer.' },
  CustomerCodeTaken: { status: 409, message: 'Another customer already has this code.' },
  UnitNotFound: { status: 404, message: 'We could not find this organization unit.' },
  RegistrationClosed: {
    status: 403,
    message: 'Self-registration is not available. Please contact us to get an account.',
  },
  CustomerInUse: {
    status: 409,
    message: 'This customer has open bookings or unpaid invoices and cannot be deleted.',
  },
  AddressNotFound: { status: 404, message: 'We could not find this address.' },
  ProductNotFound: { status: 404, message: 'We could not find this product.' },
  ProductCodeTaken: { status: 409, message: 'Another product already has this code.' },
  CostCenterNotFound: { status: 404, message: 'We could not find this cost center.' },
  CostCenterCodeTaken: { status: 409, message: 'Another cost center already has this code.' },
  StoreSettingNotFound: { status: 404, message: 'We could not find this shop.' },
  StoreKeyTaken: { status: 409, message: 'Another shop already has this key.' },
  ReferenceNotFound: { status: 404, message: 'We could not find this reference.' },
  ReferenceNameTaken: { status: 409, message: 'Another reference already has this name.' },
});
