import { createApi } from './create-api.ts';
import { browserSend } from './transport.ts';

/** The client for calls made after the page has loaded: event handlers, not loaders. */
export const browserApi = createApi(browserSend);
