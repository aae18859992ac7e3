export type PictureFault = 'too_large' | 'not_a_picture' | 'too_many_pixels';

/** A refused upload. Nothing of it has been written. `cause` is what the decoder said, for the log only. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`Refused upload: ${fault}`, options);
    this.fault = fault;
  }
}
