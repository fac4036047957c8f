const csv = (...rows: readonly string[]): string => [...rows, ''].join('\r\n');

/** The columns that each import reads, with a sample row. */
export const templates = {
  zones: csv(
    'zoneCode,parentCode,postCode,suburb,countryCode',
    'SYD-METRO,,2000,,AU',
    'SYD-METRO,,2015,Alexandria,AU',
  ),
  rates: csv(
    'serviceCode,fromZone,toZone,calculationMethod,reciprocal,accumulative,minimum,' +
      'cubicAllowance,cutOffTime,transitTime,effectiveDate,expireDate,' +
      'rateType1,break1,basic1,value1,rateType2,break2,basic2,value2',
    'ROAD,SYD-METRO,MEL-METRO,PerKg,true,false,15,' +
      '250,16:00,2,2026-01-01,,' +
      'PerUnit,0,8.5,0.62,PerUnit,100,8.5,0.48',
  ),
} as const;

export type ImportKind = keyof typeof templates;
