import { mkdir, statfs } from 'node:fs/promises'
import type { Deps } from '#platform/deps'
import { bytesHere, uploadFolder } from './upload-files'
import { listOpen } from './uploads.queries'

type Where = Pick<Deps, 'db' | 'config' | 'importUploads'>

/**
 * Whether the disk has room for a file twice (it is rewritten beside itself before it is stored) beside the missing
 * bytes of other uploads. `own` is the upload that this one resumes or replaces, which does not count.
 */
export async function hasRoom(
  { db, config, importUploads }: Where,
  bytes: number,
  replaced?: { pass: string },
): Promise<boolean> {
  const folder = uploadFolder(config)
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  const open = [...(await listOpen(db)), ...(await importUploads.listOpen(db))].filter(
    ({ pass }) => pass !== replaced?.pass,
  )
  const lacking = await Promise.all(open.map(async ({ pass, bytes: all }) => all - (await bytesHere(config, pass))))
  return bavail * bsize - lacking.reduce((sum, one) => sum + Math.max(0, one), 0) > 2 * bytes
}
