/** Localities of Tasmania: suburb, postcode, latitude, longitude, source code (see sources.ts). */
export const tasmania = `
Hobart,7000,-42.8821,147.3272,C
North Hobart,7000,-42.873,147.315,S
Battery Point,7004,-42.893,147.333,S
Sandy Bay,7005,-42.903,147.330,S
New Town,7008,-42.857,147.306,S
Derwent Park,7009,-42.838,147.303,S
Moonah,7009,-42.847,147.301,S
Glenorchy,7010,-42.832,147.277,S
Claremont,7011,-42.787,147.250,S
Brighton,7030,-42.700,147.250,S
Bridgewater,7030,-42.736,147.228,S
Kingston,7050,-42.976,147.308,S
Rosny Park,7018,-42.868,147.370,S
Bellerive,7018,-42.875,147.372,S
Cambridge,7170,-42.836,147.441,S
Sorell,7172,-42.783,147.562,S
Huonville,7109,-43.032,147.048,S
New Norfolk,7140,-42.782,147.059,S
Swansea,7190,-42.123,148.075,S
Bicheno,7215,-41.874,148.303,S
St Helens,7216,-41.321,148.239,S
Launceston,7250,-41.4332,147.1441,C
Invermay,7248,-41.421,147.138,S
Mowbray,7248,-41.401,147.140,S
Kings Meadows,7249,-41.467,147.157,S
Prospect,7250,-41.480,147.130,S
Western Junction,7212,-41.540,147.213,S
George Town,7253,-41.103,146.828,S
Scottsdale,7260,-41.161,147.516,S
Deloraine,7304,-41.525,146.657,S
Devonport,7310,-41.180,146.346,S
Ulverstone,7315,-41.156,146.171,S
Burnie,7320,-41.055,145.904,S
Wynyard,7325,-40.991,145.727,S
Smithton,7330,-40.844,145.122,S
Queenstown,7467,-42.080,145.556,S
Currie,7256,-39.931,143.851,S
`;
