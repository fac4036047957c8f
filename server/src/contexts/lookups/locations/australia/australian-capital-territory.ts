/**
 * Localities of the Australian Capital Territory: suburb, postcode, latitude, longitude, source
 * code (see sources.ts).
 */
export const australianCapitalTerritory = `
Canberra,2601,-35.2809,149.1300,C
Acton,2601,-35.284,149.113,S
Braddon,2612,-35.271,149.135,S
Dickson,2602,-35.251,149.140,S
Lyneham,2602,-35.252,149.125,S
Ainslie,2602,-35.262,149.146,S
Watson,2602,-35.237,149.155,S
Griffith,2603,-35.326,149.137,S
Kingston,2604,-35.315,149.143,S
Narrabundah,2604,-35.336,149.149,S
Garran,2605,-35.342,149.108,S
Phillip,2606,-35.348,149.090,S
Mawson,2607,-35.364,149.099,S
Fyshwick,2609,-35.328,149.172,S
Pialligo,2609,-35.308,149.183,S
Weston,2611,-35.340,149.053,S
Campbell,2612,-35.289,149.154,S
Turner,2612,-35.269,149.125,S
Macquarie,2614,-35.251,149.064,S
Belconnen,2617,-35.238,149.066,S
Bruce,2617,-35.244,149.090,S
Mitchell,2911,-35.213,149.137,S
Gungahlin,2912,-35.185,149.133,S
Hume,2620,-35.388,149.166,S
Greenway,2900,-35.417,149.068,S
Kambah,2902,-35.385,149.058,S
Calwell,2905,-35.434,149.112,S
`;
