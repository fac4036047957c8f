export const invoiceTypes = ['Booking', 'Recharge', 'Job', 'Adhoc', 'Fee'] as const;
