export type ZipFaultReason = 'broken' | 'encrypted';

/** A file that cannot be read as a zip of photos. */
export class ZipFault extends Error {
  override name = 'ZipFault';
  readonly reason: ZipFaultReason;

  constructor(reason: ZipFaultReason, options?: ErrorOptions) {
    super(`Refused zip: ${reason}`, options);
    this.reason = reason;
  }
}
