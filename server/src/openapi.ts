import { openApiDocument, productVersion } from '@waybill/contract/openapi';

/** Prints the contract as an OpenAPI document. */
process.stdout.write(`${JSON.stringify(openApiDocument(productVersion), null, 2)}\n`);
