import { m } from '@orendi/messages';
import type { AskedAbout } from './asked-about.ts';

/** The words of the request form that depend on what is asked about: a listing, or the business itself. */
export function askedWords({ type, name }: Pick<AskedAbout, 'type' | 'name'>) {
  return type === 'business'
    ? {
        title: m.ask_title({ name }),
        description: m.ask_description({ name }),
        heading: m.ask_shop(),
        back: m.ask_back(),
        example: m.ask_message_example(),
      }
    : {
        title: m.request_title({ name }),
        description: m.request_description({ name }),
        heading: m.request_heading(),
        back: m.request_back(),
        example: m.request_message_example(),
      };
}
