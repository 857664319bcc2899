import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { drawAnew } from '../../../platform/media/draw-anew'
import { findShortUrl, lockOrganisation, setOrganisation } from './desk-organisations.queries'
import { aboutOrganisation, removeLogo } from './write-organisation'

const largest = { width: 640, height: 320, fit: 'inside', withoutEnlargement: true } as const

/** Stores an organisation's logo under a new address; the one before it is removed. */
export async function storeLogo(
  { db, now, storage }: Deps,
  admin: User,
  { id, file }: { id: number; file: () => Promise<Buffer> },
): Promise<string> {
  if (!(await findShortUrl(db, id))) fail('not_found')
  const picture = await drawAnew(await file(), (upright) => upright.resize(largest).webp({ quality: 90 }))
  const name = `${randomUUID()}.webp`
  const [key, path] = [`pictures/logos/${name}`, join(tmpdir(), name)]
  try {
    await writeFile(path, picture)
    await storage.put(key, path)
  } finally {
    await rm(path, { force: true })
  }
  const logo_url = `/${key}`
  const before = await db
    .transaction()
    .execute(async (tx) => {
      const organisation = (await lockOrganisation(tx, id)) ?? fail('not_found')
      await setOrganisation(tx, id, { logo_url })
      const entry = { action: 'organisation_changed' as const, about: aboutOrganisation(id) }
      await audit(tx, {
        at: now(),
        userId: admin.id,
        ...entry,
        before: { logo: organisation.logo_url },
        after: { logo: logo_url },
      })
      return organisation.logo_url
    })
    .catch(async (error) => {
      await storage.remove(key)
      throw error
    })
  await removeLogo({ storage }, before)
  return logo_url
}
