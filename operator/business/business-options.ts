import type { OptionSpec } from '../command-line/read-options.ts';

/** Options that describe a business that is not in the shop yet. */
export const businessOptions = {
  email: { kind: 'text', value: 'ADDRESS', help: 'where the requests of a new business go' },
  phone: { kind: 'text', value: 'NUMBER', help: 'its phone number' },
  address: { kind: 'text', value: 'TEXT', help: 'where it is' },
  language: { kind: 'text', value: 'al|en', help: 'the language of its mails (default al)' },
  logo: { kind: 'text', value: 'FILE', help: 'its logo (default: one drawn from its initials)' },
} as const satisfies Record<string, OptionSpec>;
