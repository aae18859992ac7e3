import { picture } from '@orendi/contract/limits';
import type { z } from 'zod';
import type { Turn } from '../../platform/http/uploads/create-uploads.ts';
import {
  pictureFault,
  readForm,
  type UploadedForm,
} from '../../platform/http/uploads/read-form.ts';
import type { Media } from '../../platform/media/index.ts';
import { readIcon } from '../catalogue/index.ts';

/**
 * Receives a form with an icon, which may be an SVG, unlike other pictures.
 * @throws ApiError as `Turn.readForm` does, and VALIDATION when there is no shape in the icon
 */
export async function readIconForm<Form>(
  turn: Turn,
  request: Request,
  schema: z.ZodType<Form>,
  media: Pick<Media, 'read'>,
): Promise<UploadedForm<Form>> {
  const { sentence: tooLarge } = pictureFault('icon', 'too_large');
  const icon = { most: 1, surplus: 1, maxBytes: picture.maxBytes, tooLarge };
  const received = await turn.receive(request, { icon });
  return readForm(
    received,
    schema,
    (field) => field === 'icon',
    (bytes) => readIcon(media, bytes),
  );
}
