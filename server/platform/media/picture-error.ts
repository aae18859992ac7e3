export type PictureFault = 'too_large' | 'not_a_picture' | 'too_many_pixels';

/** A refused upload, of which nothing has been stored. `cause` is the decoder's error, only for the log. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`Refused upload: ${fault}`, options);
    this.fault = fault;
  }
}
