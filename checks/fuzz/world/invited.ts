import type { World } from './world.ts';

interface Invited {
  id: number;
  link: string;
}

export async function invitationToken(world: World): Promise<string> {
  const prepared = { by: await world.as('seller'), body: { email: null } };
  const { link } = await world.perform<Invited>('inviteStaff', prepared);
  return link.split('/').at(-1) ?? '';
}

/** So many may be open at a time. */
export async function withdrawMany(world: World): Promise<void> {
  const by = await world.as('seller');
  const { invitations } = await world.perform<{ invitations: Invited[] }>('listPeople', { by });
  if (invitations.length < 15) return;
  for (const { id } of invitations) await world.perform('withdrawInvitation', { by, path: { id } });
}

/** Makes a new account staff of the seller. */
export async function addStaff(world: World): Promise<number> {
  const by = await world.registerVerified();
  const body = { token: await invitationToken(world) };
  await world.perform('acceptInvitation', { by, body });
  return (await world.perform('getUser', { by })).id;
}
