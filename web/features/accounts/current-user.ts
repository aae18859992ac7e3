import type { User } from '@orendi/contract/schemas/user';
import { createContext } from 'react-router';

/** Who is signed in, for the loader of a request: on the server known at once, in the browser asked for anew. */
export const currentUser =
  createContext<(request: Request) => User | null | Promise<User | null>>();
