/**
 * Localities of the Northern Territory: suburb, postcode, latitude, longitude, source code (see
 * sources.ts).
 */
export const northernTerritory = `
Darwin City,0800,-12.4634,130.8456,C
Stuart Park,0820,-12.448,130.844,S
Winnellie,0820,-12.428,130.886,S
Berrimah,0828,-12.435,130.925,S
East Arm,0822,-12.483,130.905,S
Nightcliff,0810,-12.383,130.852,S
Casuarina,0810,-12.375,130.882,S
Palmerston City,0830,-12.481,130.984,S
Yarrawonga,0830,-12.474,130.984,S
Howard Springs,0835,-12.497,131.045,S
Humpty Doo,0836,-12.570,131.103,S
Jabiru,0886,-12.671,132.837,S
Katherine,0850,-14.465,132.264,S
Alice Springs,0870,-23.6980,133.8807,C
Yulara,0872,-25.241,130.986,S
Tennant Creek,0860,-19.648,134.190,S
Nhulunbuy,0880,-12.184,136.777,S
`;
