import type { Services } from '../../services.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { limitByAccount } from '../../platform/http/limit-by-account.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { operator } from '../../platform/http/scopes.ts';
import { limitUploads } from '../../platform/http/uploads/limit-uploads.ts';

/** For all calls of an operator: a console that is open asks for a few a minute. */
const consoleLimit: RateLimit = { name: 'console', calls: 1_200, seconds: 600 };

/** What goes before every call of the console: those without a body, with one of JSON, and with files. */
export function consoleScope(services: Services) {
  const limited = limitByAccount(services.countCall, consoleLimit);
  return {
    open: [operator, limited],
    json: [operator, limited, requireJson],
    files: [operator, limited, limitUploads(services)],
  } as const;
}
