import type { Api } from '@orendi/contract/client-types';
import type { ApiAnswer } from '@orendi/contract/page-render';
import { useState } from 'react';
import { createApi } from '../../api/create-api.ts';
import { networkFailure } from '../../api/failure.ts';
import { securedSend } from '../../api/transport.ts';

/** A form's upload: its progress from 0 to 1, undefined while nothing is being sent. */
export function useUpload() {
  const [sent, setSent] = useState<number>();

  async function upload<Answer>(send: (api: Api) => Promise<Answer>): Promise<Answer> {
    setSent(0);
    try {
      return await send(formApi(setSent));
    } finally {
      setSent(undefined);
    }
  }

  return { sent, upload };
}

/**
 * An API client for forms with files.
 * @param onProgress receives upload progress from 0 to 1
 */
export function formApi(onProgress: (part: number) => void): Api {
  return createApi(securedSend((path, init) => upload(path, init, onProgress)));
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function upload(
  path: string,
  { method = 'POST', headers, body }: RequestInit,
  onProgress: (part: number) => void,
): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(networkFailure()));
    request.send(body instanceof FormData ? body : null);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): ApiAnswer {
  return {
    ok: status >= 200 && status < 300,
    status,
    json: async () => JSON.parse(responseText) as unknown,
  };
}
