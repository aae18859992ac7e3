import type { Api } from '@orendi/contract/client-types';
import type { ListingType } from '@orendi/contract/listings';
import { useRevalidator } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';

interface Piece {
  type: ListingType;
  id: number;
}

export type ListChange = ReturnType<typeof useListChange>;

/** Changes the pieces of a list, which the page then shows as it is, with what others have changed meanwhile. */
export function useListChange(token: string) {
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();
  const paramsOf = ({ type, id }: Piece) => ({ token, type, piece: id });

  /** Adds a piece, or gives it a note. */
  async function put(api: Api, piece: Piece, body: { note?: string } = {}): Promise<void> {
    const params = paramsOf(piece);
    await api('PUT /public/lists/{token}/pieces/{type}/{piece}', { params, body });
    await revalidate();
  }

  return {
    put,
    add: (piece: Piece) => call((api) => put(api, piece)),
    remove: (piece: Piece) =>
      call(async (api) => {
        const params = paramsOf(piece);
        await api('DELETE /public/lists/{token}/pieces/{type}/{piece}', { params });
        await revalidate();
      }),
    isLoading,
  };
}
