export type SheetFaultReason = 'broken' | 'too_complex' | 'too_many_rows';

/** A file that cannot be read as a sheet of products. */
export class SheetFault extends Error {
  override name = 'SheetFault';
  readonly reason: SheetFaultReason;

  constructor(reason: SheetFaultReason, options?: ErrorOptions) {
    super(`Refused sheet: ${reason}`, options);
    this.reason = reason;
  }
}
