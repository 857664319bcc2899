import { isDrawnPerson } from '@kasama/contract/people/account.rules'
import type { Deps } from '#platform/deps'
import { removeFilesLater } from '#platform/files/remove-files.job'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { isUploadOf, setPicture } from './care.queries'

/** Sets her picture to a drawing or to one of her uploads; her other uploads are removed. */
export async function choosePicture({ db, jobs }: Deps, user: User, address: string): Promise<void> {
  const key = address.replace(/^\//, '')
  if (!isDrawnPerson(`/${key}`) && !(await isUploadOf(db, user.id, key))) fail('not_found')
  await db.transaction().execute(async (tx) => {
    await removeFilesLater(tx, jobs, await setPicture(tx, user.id, `/${key}`))
  })
}
