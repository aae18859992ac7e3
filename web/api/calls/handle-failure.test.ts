import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../../platform/page-language.ts';
import type { showToast } from '../../ui/toast/show-toast.ts';
import type { ExplainedFailure } from './explain-failure.ts';
import { ApiFailure } from '../failure.ts';
import { handleFailure } from './handle-failure.ts';

const limited = new ApiFailure(429, 'RATE_LIMITED', 'Too many requests.');
const givenUp = new DOMException('The user aborted a request.', 'AbortError');
const show = vi.fn<typeof showToast>();
const report = vi.fn<typeof reportError>();

beforeEach(() => {
  speak('en');
  vi.stubGlobal('reportError', report);
});
afterEach(() => {
  speak('al');
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('says it in a toast and leaves it at that', () => {
  handleFailure(limited, undefined, show);
  const text = 'Too many requests.';
  expect(show.mock.calls).toEqual([[{ kind: 'error', text, id: text }]]);
  expect(report).not.toHaveBeenCalled();
});

it('takes the caller’s words and the caller’s toast', () => {
  handleFailure(limited, { messages: { 429: 'Not so fast.' }, toastId: 'form' }, show);
  expect(show).toHaveBeenCalledWith({ kind: 'error', text: 'Not so fast.', id: 'form' });
});

it('shows no toast where it is suppressed, always or for this failure', () => {
  handleFailure(limited, { suppress: true }, show);
  handleFailure(limited, { suppress: ({ status }) => status === 429 }, show);
  expect(show).not.toHaveBeenCalled();
  handleFailure(limited, { suppress: ({ status }) => status === 500 }, show);
  expect(show).toHaveBeenCalledTimes(1);
});

it('tells the caller, with a toast or without', () => {
  const onFailure = vi.fn<(failure: ExplainedFailure) => void>();
  handleFailure(limited, { onFailure }, show);
  handleFailure(limited, { onFailure, suppress: true }, show);
  expect(onFailure).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenLastCalledWith({
    title: 'Oops!',
    message: 'Too many requests.',
    status: 429,
    code: 'RATE_LIMITED',
    errors: [],
    faults: [],
  });
});

it('reports an error of the program', () => {
  const bug = new TypeError('x is undefined');
  handleFailure(bug, {}, show);
  expect(report).toHaveBeenCalledWith(bug);
  expect(show.mock.lastCall?.[0].text).toBe('An error occurred. Please try again.');
});

it('makes nothing of a call that was given up on purpose', () => {
  const onFailure = vi.fn<() => void>();
  handleFailure(givenUp, { onFailure }, show);
  for (const heard of [show, onFailure, report]) expect(heard).not.toHaveBeenCalled();
});
