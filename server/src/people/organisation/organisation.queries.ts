import type { Db } from '#platform/database/db'

const fields = ['id', 'short_url', 'logo_url'] as const
const maxListed = 1000

/** Returns the organisation at an address, or that had it formerly; without an address, the first ones by id. */
export function listOrganisations(db: Db, shortUrl?: string) {
  const all = db.selectFrom('orgs').select(fields).orderBy('id').limit(maxListed)
  if (shortUrl === undefined) return all.execute()
  const former = db.selectFrom('org_addresses').select('org_id').where('short_url', '=', shortUrl)
  return all.where((eb) => eb.or([eb('short_url', '=', shortUrl), eb('id', 'in', former)])).execute()
}

export function findOrganisation(db: Db, id: number) {
  return db.selectFrom('orgs').select(fields).where('id', '=', id).executeTakeFirst()
}

export async function addOrganisation(tx: Db, organisation: { name: string; short_url: string }): Promise<number> {
  const { id } = await tx.insertInto('orgs').values(organisation).returning('id').executeTakeFirstOrThrow()
  return id
}
