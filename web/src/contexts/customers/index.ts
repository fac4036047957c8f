import { pages } from '#shell/page.ts';
import { customerRoutes } from './routes.ts';

/** The pages of customers, their records, and a customer's own company. */
export const customerPages = pages(customerRoutes, {
  customers: {
    title: 'Customers',
    access: 'Customer.View',
    load: async () => (await import('./customers/CustomersPage.tsx')).CustomersPage,
  },
  newCustomer: {
    title: 'New customer',
    access: 'Customer.Create',
    load: async () => (await import('./customers/NewCustomerPage.tsx')).NewCustomerPage,
  },
  customer: {
    title: 'Customer',
    access: 'Customer.View',
    load: async () => (await import('./customers/CustomerPage.tsx')).CustomerPage,
  },
  register: {
    title: 'Register',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./registrations/RegisterPage.tsx')).RegisterPage,
  },
  company: {
    title: 'Company',
    access: 'Customer.View',
    load: async () => (await import('./customers/CompanyPage.tsx')).CompanyPage,
  },
});
