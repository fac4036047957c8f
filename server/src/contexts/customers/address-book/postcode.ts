type Placed = { readonly country_code: string; readonly post_code: string | null };

export const noPostcode = {
  message: 'Australian postcodes have four digits',
  members: ['postCode'],
};

/** Spreadsheets drop leading zeros, and users type O for zero. */
export const isNoPostcode = ({ country_code, post_code }: Placed): boolean =>
  country_code === 'AU' && post_code !== null && !/^\d{4}$/.test(post_code);
