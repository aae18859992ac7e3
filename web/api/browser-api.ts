import { createApi } from './create-api.ts';
import { browserSend } from './transport.ts';

/** The client for what happens after a page stands: events, not loaders. */
export const browserApi = createApi(browserSend);
