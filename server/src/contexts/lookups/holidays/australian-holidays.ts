/** A public holiday of some states. */
export type PublicHoliday = {
  readonly countryCode: string;
  readonly stateCode: string;
  /** yyyy-MM-dd */
  readonly day: string;
  readonly name: string;
  readonly source: string;
};

const source =
  "States' holiday acts and gazettes as known in November 2026, typed by hand; check before " +
  'relying on it.';

const everywhere = 'NSW VIC QLD SA WA TAS ACT NT';

/** Day, states, name; holidays of only a part of a state, such as local show days, are omitted. */
const table = `
2026-01-01,*,New Year's Day
2026-01-26,*,Australia Day
2026-03-02,WA,Labour Day
2026-03-09,VIC,Labour Day
2026-03-09,TAS,Eight Hours Day
2026-03-09,SA,Adelaide Cup Day
2026-03-09,ACT,Canberra Day
2026-04-03,*,Good Friday
2026-04-04,NSW VIC QLD SA ACT NT,Easter Saturday
2026-04-05,NSW VIC QLD SA WA ACT NT,Easter Sunday
2026-04-06,*,Easter Monday
2026-04-25,*,Anzac Day
2026-04-27,NSW WA ACT,Anzac Day (additional day)
2026-05-04,QLD,Labour Day
2026-05-04,NT,May Day
2026-06-01,WA,Western Australia Day
2026-06-01,ACT,Reconciliation Day
2026-06-08,NSW VIC SA TAS ACT NT,King's Birthday
2026-08-03,NT,Picnic Day
2026-09-25,VIC,Friday before the AFL Grand Final
2026-09-28,WA,King's Birthday
2026-10-05,NSW ACT SA,Labour Day
2026-10-05,QLD,King's Birthday
2026-11-03,VIC,Melbourne Cup Day
2026-12-25,*,Christmas Day
2026-12-26,*,Boxing Day
2026-12-28,*,Boxing Day (additional day)
2027-01-01,*,New Year's Day
2027-01-26,*,Australia Day
2027-03-01,WA,Labour Day
2027-03-08,VIC,Labour Day
2027-03-08,TAS,Eight Hours Day
2027-03-08,SA,Adelaide Cup Day
2027-03-08,ACT,Canberra Day
2027-03-26,*,Good Friday
2027-03-27,NSW VIC QLD SA ACT NT,Easter Saturday
2027-03-28,NSW VIC QLD SA WA ACT NT,Easter Sunday
2027-03-29,*,Easter Monday
2027-04-25,*,Anzac Day
2027-04-26,NSW QLD SA WA ACT NT,Anzac Day (additional day)
2027-05-03,QLD,Labour Day
2027-05-03,NT,May Day
2027-05-31,ACT,Reconciliation Day
2027-06-07,WA,Western Australia Day
2027-06-14,NSW VIC SA TAS ACT NT,King's Birthday
2027-08-02,NT,Picnic Day
2027-09-27,WA,King's Birthday
2027-10-04,NSW ACT SA,Labour Day
2027-10-04,QLD,King's Birthday
2027-11-02,VIC,Melbourne Cup Day
2027-12-25,*,Christmas Day
2027-12-26,*,Boxing Day
2027-12-27,*,Christmas Day (additional day)
2027-12-28,*,Boxing Day (additional day)
`;

/**
 * Returns the public holidays of 2026 and 2027, one row per state, each with its source (decisions
 * T-30).
 */
export const australianHolidays = (): readonly PublicHoliday[] =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [day = '', states = '', name = ''] = row.split(',');
      return (states === '*' ? everywhere : states)
        .split(' ')
        .map((stateCode) => ({ countryCode: 'AU', stateCode, day, name, source }));
    });
