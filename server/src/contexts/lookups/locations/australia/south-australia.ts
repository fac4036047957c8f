/**
 * Localities of South Australia: suburb, postcode, latitude, longitude, source code (see
 * sources.ts).
 */
export const southAustralia = `
Adelaide,5000,-34.9285,138.6007,C
North Adelaide,5006,-34.907,138.594,S
Hindmarsh,5007,-34.908,138.572,S
Croydon,5008,-34.896,138.565,S
Kilkenny,5009,-34.878,138.552,S
Regency Park,5010,-34.871,138.568,S
Woodville,5011,-34.877,138.542,S
Wingfield,5013,-34.843,138.560,S
Gillman,5013,-34.834,138.535,S
Port Adelaide,5015,-34.846,138.503,S
Outer Harbor,5018,-34.781,138.486,S
Henley Beach,5022,-34.919,138.495,S
Findon,5023,-34.904,138.532,S
West Beach,5024,-34.952,138.508,S
Torrensville,5031,-34.923,138.565,S
Mile End,5031,-34.924,138.571,S
Richmond,5033,-34.941,138.562,S
Wayville,5034,-34.946,138.591,S
Keswick,5035,-34.944,138.577,S
Edwardstown,5039,-34.979,138.571,S
Marion,5043,-35.005,138.556,S
Glenelg,5045,-34.980,138.515,S
Brighton,5048,-35.018,138.524,S
Unley,5061,-34.950,138.607,S
Mitcham,5062,-34.979,138.621,S
Norwood,5067,-34.921,138.632,S
Burnside,5066,-34.939,138.645,S
Magill,5072,-34.915,138.675,S
Campbelltown,5074,-34.881,138.668,S
Prospect,5082,-34.884,138.594,S
Enfield,5085,-34.859,138.602,S
Gepps Cross,5094,-34.838,138.597,S
Dry Creek,5094,-34.828,138.585,S
Pooraka,5095,-34.829,138.622,S
Modbury,5092,-34.832,138.684,S
Mawson Lakes,5095,-34.815,138.610,S
Salisbury,5108,-34.760,138.643,S
Salisbury South,5106,-34.778,138.638,S
Edinburgh,5111,-34.735,138.636,S
Elizabeth,5112,-34.716,138.671,S
Gawler,5118,-34.599,138.745,S
Stirling,5152,-35.005,138.716,S
Lonsdale,5160,-35.108,138.487,S
Noarlunga Centre,5168,-35.141,138.497,S
Victor Harbor,5211,-35.552,138.618,S
Mount Barker,5251,-35.067,138.858,S
Murray Bridge,5253,-35.119,139.275,S
Mount Gambier,5290,-37.829,140.783,S
Naracoorte,5271,-36.958,140.742,S
Renmark,5341,-34.174,140.747,S
Berri,5343,-34.283,140.600,S
Tanunda,5352,-34.523,138.960,S
Kadina,5554,-33.963,137.716,S
Port Pirie,5540,-33.186,138.017,S
Port Augusta,5700,-32.493,137.766,S
Whyalla,5600,-33.033,137.565,S
Port Lincoln,5606,-34.726,135.859,S
Ceduna,5690,-32.127,133.673,S
Roxby Downs,5725,-30.563,136.895,S
Coober Pedy,5723,-29.013,134.755,S
Kingscote,5223,-35.655,137.638,S
`;
