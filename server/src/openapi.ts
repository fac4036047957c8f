import { openApiDocument } from '@waybill/contract/openapi';

/** Prints the contract as an OpenAPI document. */
process.stdout.write(`${JSON.stringify(openApiDocument('0.1.0'), null, 2)}\n`);
