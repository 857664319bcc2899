import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { addCertificate, isKept, lockWorker, replace } from './certificate.queries'
import { newCode } from './new-code'

/**
 * Issues a valid certificate again with her present name and language, under a new code, since the old paper keeps its
 * text. Does nothing if the certificate is up to date.
 */
export async function renewCertificate({ db, now }: Deps, key: { id: number; workerId: number }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockWorker(tx, key.workerId)
    const former = await replace(tx, { ...key, at: now() })
    if (former) await addCertificate(tx, { ...former, worker_id: key.workerId, code: newCode() })
    else if (!(await isKept(tx, key))) fail('not_found')
  })
}
