import { isDrawnPerson } from '@kasama/contract/account.rules'
import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { isUploadOf, setPicture } from './care.queries'
import { type RemovedFiles, removeFilesJob } from './remove-files.job'

/** Shows a drawn person or one of the caller's uploads as her picture; her other uploads are removed. */
export async function choosePicture({ db, jobs }: Deps, user: User, address: string): Promise<void> {
  const key = address.replace(/^\//, '')
  if (!isDrawnPerson(`/${key}`) && !(await isUploadOf(db, user.id, key))) fail('not_found')
  await db.transaction().execute(async (tx) => {
    const keys = await setPicture(tx, user.id, `/${key}`)
    if (keys.length > 0) await jobs.enqueue<RemovedFiles>(tx, removeFilesJob, { keys })
  })
}
