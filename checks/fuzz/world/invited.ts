import type { World } from './world.ts';

export async function invitationToken(world: World): Promise<string> {
  const by = await world.as('seller');
  return world.linkToken('inviteStaff', { by, body: { email: null } });
}

/** So many may be open at a time. */
export async function withdrawMany(world: World): Promise<void> {
  const by = await world.as('seller');
  type Invited = { invitations: { id: number }[] };
  const { invitations } = await world.perform<Invited>('listPeople', { by });
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
