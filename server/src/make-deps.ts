import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config'
import type { Deps } from './deps'
import type { Database } from './platform/database/database'
import { createLimits } from './platform/http/limits'
import type { Jobs } from './platform/jobs'
import { chooseIdentity, chooseMail, choosePayments, chooseStorage, outboxFolder } from './providers'

/** The configured secret; without one, a secret of this data folder, made at its first start. */
async function secretOf({ secretKey, dataDir }: Config): Promise<string> {
  if (secretKey) return secretKey
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => {})
  return (await readFile(path, 'utf8')).trim()
}

/** Everything that the features are given, as the configuration chooses it. */
export async function makeDeps(config: Config, { db, pool }: Database, jobs: Jobs): Promise<Deps> {
  return {
    config,
    secretKey: await secretOf(config),
    db,
    now: () => new Date(),
    limits: createLimits(config.rateLimitFactor, pool),
    jobs,
    mail: chooseMail(config),
    payments: choosePayments(config),
    identity: chooseIdentity(config),
    storage: chooseStorage(config),
    outboxFolder: config.demo && !config.smtpUrl ? outboxFolder(config) : null,
  }
}
