/** As far as the tests use it. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  const account: { DUMMY_ACCOUNT: { createKeyPair(id: string, secret: string): void } };
  export default account;
}
