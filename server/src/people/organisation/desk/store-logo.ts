import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { removeFilesLater } from '#platform/files/remove-files.job'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { drawAnew } from '#platform/media/draw-anew'
import { storePicture } from '#platform/media/store-picture'
import { findOrganisation } from '../organisation.queries'
import { findOrganisationName, lockOrganisation, setOrganisation } from './desk-organisations.queries'
import { aboutOrganisation, storedLogo } from './write-organisation'

const largest = { width: 640, height: 320, fit: 'inside', withoutEnlargement: true } as const

/** Stores an organisation's logo under a new address; removes the former one. */
export async function storeLogo(
  { db, now, storage, jobs }: Deps,
  admin: User,
  { id, file }: { id: number; file: () => Promise<Buffer> },
): Promise<string> {
  if (!(await findOrganisationName(db, id))) fail('not_found')
  const picture = await drawAnew(await file(), (upright) => upright.resize(largest).webp({ quality: 90 }))
  const isRecorded = async (key: string) => (await findOrganisation(db, id))?.logo_url === `/${key}`
  const record = (key: string) =>
    db.transaction().execute(async (tx) => {
      const { logo_url: previousUrl } = (await lockOrganisation(tx, id)) ?? fail('not_found')
      const after = `/${key}`
      await setOrganisation(tx, id, { logo_url: after })
      await audit(tx, {
        at: now(),
        userId: admin.id,
        action: 'organisation_changed',
        about: aboutOrganisation(id),
        before: { logo: previousUrl },
        after: { logo: after },
      })
      await removeFilesLater(tx, jobs, storedLogo(previousUrl))
    })
  return storePicture(storage, { folder: 'logos', picture }, { record, isRecorded })
}
