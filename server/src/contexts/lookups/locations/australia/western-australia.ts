/**
 * Localities of Western Australia: suburb, postcode, latitude, longitude, source code (see
 * sources.ts).
 */
export const westernAustralia = `
Perth,6000,-31.9523,115.8613,C
Northbridge,6003,-31.947,115.857,S
East Perth,6004,-31.957,115.873,S
West Perth,6005,-31.949,115.842,S
North Perth,6006,-31.929,115.853,S
Leederville,6007,-31.936,115.841,S
Subiaco,6008,-31.949,115.827,S
Nedlands,6009,-31.978,115.807,S
Claremont,6010,-31.981,115.782,S
Cottesloe,6011,-31.996,115.757,S
Floreat,6014,-31.940,115.793,S
Osborne Park,6017,-31.903,115.814,S
Scarborough,6019,-31.895,115.764,S
Balcatta,6021,-31.872,115.826,S
Joondalup,6027,-31.745,115.766,S
Wangara,6065,-31.791,115.832,S
Malaga,6090,-31.859,115.898,S
Morley,6062,-31.888,115.907,S
Mount Lawley,6050,-31.934,115.872,S
Bayswater,6053,-31.919,115.918,S
Bassendean,6054,-31.907,115.945,S
Midland,6056,-31.889,116.010,S
Hazelmere,6055,-31.912,116.003,S
Forrestfield,6058,-31.986,116.008,S
Ellenbrook,6069,-31.767,115.968,S
Victoria Park,6100,-31.976,115.899,S
Belmont,6104,-31.945,115.926,S
Kewdale,6105,-31.982,115.953,S
Perth Airport,6105,-31.940,115.967,S
Welshpool,6106,-31.992,115.937,S
Cannington,6107,-32.017,115.934,S
Gosnells,6110,-32.081,116.005,S
Maddington,6109,-32.050,115.985,S
Armadale,6112,-32.153,116.015,S
South Perth,6151,-31.982,115.863,S
Como,6152,-31.993,115.863,S
Applecross,6153,-32.012,115.837,S
Canning Vale,6155,-32.079,115.918,S
Melville,6156,-32.041,115.801,S
Fremantle,6160,-32.0569,115.7439,C
O'Connor,6163,-32.063,115.791,S
Bibra Lake,6163,-32.093,115.824,S
Jandakot,6164,-32.100,115.870,S
Henderson,6166,-32.159,115.782,S
Kwinana Beach,6167,-32.229,115.770,S
Rockingham,6168,-32.277,115.730,S
Mandurah,6210,-32.529,115.723,S
Bunbury,6230,-33.327,115.641,S
Collie,6225,-33.361,116.156,S
Busselton,6280,-33.653,115.345,S
Margaret River,6285,-33.955,115.075,S
Manjimup,6258,-34.241,116.146,S
Albany,6330,-35.027,117.884,S
Narrogin,6312,-32.936,117.178,S
Northam,6401,-31.653,116.666,S
Merredin,6415,-31.482,118.279,S
Kalgoorlie,6430,-30.749,121.466,S
Esperance,6450,-33.861,121.891,S
Geraldton,6530,-28.777,114.615,S
Carnarvon,6701,-24.884,113.657,S
Exmouth,6707,-21.931,114.128,S
Karratha,6714,-20.736,116.846,S
Port Hedland,6721,-20.311,118.575,S
Newman,6753,-23.357,119.735,S
Broome,6725,-17.962,122.236,S
Derby,6728,-17.304,123.629,S
Kununurra,6743,-15.773,128.739,S
`;
