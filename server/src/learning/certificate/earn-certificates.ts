import type { Db } from '#platform/database/db'
import { addCertificate, findEarned, lockWorker } from './certificate.queries'
import { newCode } from './new-code'

/**
 * Gives a worker the certificates of the topics that she has completed, each once; in the transaction of her last
 * lesson.
 */
export async function earnCertificates(tx: Db, workerId: number, at: Date): Promise<void> {
  await lockWorker(tx, workerId)
  for (const earned of await findEarned(tx, workerId)) {
    await addCertificate(tx, { ...earned, code: newCode(), earned_at: at })
  }
}
