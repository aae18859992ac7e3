export type PictureFault = 'too_large' | 'not_a_picture' | 'too_many_pixels';

/** A refused upload, none of which has been stored. `cause` is the decoder's error, for the log only. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`Refused upload: ${fault}`, options);
    this.fault = fault;
  }
}
