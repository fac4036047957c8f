/**
 * A self-signed certificate of `server.test` and `localhost` for test servers. It is trusted
 * nowhere else, so its key is no secret. Created with `openssl req -x509 -newkey ec -days 36500`.
 */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBpTCCAUygAwIBAgIUYNy5w+ZNrgCCMKzzQMM+McNJsGcwCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLc2VydmVyLnRlc3QwIBcNMjYxMTIyMDEzMzM0WhgPMjEyNjEw
MjkwMTMzMzRaMBYxFDASBgNVBAMMC3NlcnZlci50ZXN0MFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEGqVyI/QypChfQK00oi7GwGHW71RPEa8QW85tD5FBAcGAyNlx
o8jNxOcPHjg7Pmyw6Kz2DSxTxTxDfwTpE5hvyqN2MHQwHQYDVR0OBBYEFACHaxfC
+Cz92HcG7fCfyHeGYVqbMB8GA1UdIwQYMBaAFACHaxfC+Cz92HcG7fCfyHeGYVqb
MA8GA1UdEwEB/wQFMAMBAf8wIQYDVR0RBBowGIILc2VydmVyLnRlc3SCCWxvY2Fs
aG9zdDAKBggqhkjOPQQDAgNHADBEAiB146B4ASPIeFOKGkHEAMGuwpU66ljufJkd
JtXQUUORrAIgCra6I6o98Hi1tbjW1CW6RLB/cP49Z3elMrNfij2M9NM=
-----END CERTIFICATE-----
`;

export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgv5tTZMa/4/TLWhnq
INNm0RkmkPg6oZTfi5T2Xi75HTahRANCAAQapXIj9DKkKF9ArTSiLsbAYdbvVE8R
rxBbzm0PkUEBwYDI2XGjyM3E5w8eODs+bLDorPYNLFPFPEN/BOkTmG/K
-----END PRIVATE KEY-----
`;
