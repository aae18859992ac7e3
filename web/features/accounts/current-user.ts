import type { User } from '@orendi/contract/schemas/user';
import { createContext } from 'react-router';

/** Who is signed in, for a request's loader: known at once on the server, fetched again in the browser. */
export const currentUser =
  createContext<(request: Request) => User | null | Promise<User | null>>();
