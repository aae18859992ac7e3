import type { User } from '@orendi/contract/schemas/user';
import { createContext } from 'react-router';

/**
 * Who is signed in, for a request's loader: known at once on the server, fetched again in the browser. In a file of its
 * own, so that public pages do not load the guard of sellers' pages.
 */
export const currentUser =
  createContext<(request: Request) => User | null | Promise<User | null>>();
