import { page } from '#shell/page.ts';

/** Customers, what they keep, and a customer's own company. */
export const customerPages = [
  page({
    path: '/customers',
    title: 'Customers',
    access: 'Customer.View',
    load: async () => (await import('./customers/CustomersPage.tsx')).CustomersPage,
  }),
  page({
    path: '/customers/new',
    title: 'New customer',
    access: 'Customer.Create',
    load: async () => (await import('./customers/NewCustomerPage.tsx')).NewCustomerPage,
  }),
  page({
    path: '/customers/$id/details',
    title: 'Customer',
    access: 'Customer.View',
    load: async () => (await import('./customers/CustomerPage.tsx')).CustomerPage,
  }),
  page({
    path: '/auth/register',
    title: 'Register',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./registrations/RegisterPage.tsx')).RegisterPage,
  }),
  page({
    path: '/settings/company',
    title: 'Company',
    access: 'Customer.View',
    load: async () => (await import('./customers/CompanyPage.tsx')).CompanyPage,
  }),
];
