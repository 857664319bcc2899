import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { removeOrders } from '#learning/rewards/vouchers/orders.queries'
import type { Config } from '#platform/config/config'
import type { Database } from '#platform/database/database'
import type { Deps } from '#platform/deps'
import { createLimits } from '#platform/http/limits/limits'
import type { Jobs } from '#platform/jobs/jobs'
import { createErrorCounter } from '#platform/log/error-counter'
import { createPasswords, fullCost } from '#platform/passwords/passwords'
import { newToken, type SecretKey } from '#platform/passwords/secrets'
import {
  chooseFacebook,
  chooseIdentity,
  chooseMail,
  chooseModel,
  choosePayments,
  choosePush,
  chooseStorage,
  outboxFolder,
} from '#platform/providers'
import { importUploads } from '#studio/content/desk/import-work'

/** The configured secret; without one, a secret of this data folder, made at its first start, whole or not at all. */
async function secretOf({ secretKey, dataDir }: Config): Promise<string> {
  if (secretKey) return secretKey
  const path = join(dataDir, 'secret')
  const part = `${path}.${randomUUID()}.part`
  await mkdir(dataDir, { recursive: true })
  await writeFile(part, newToken(), { mode: 0o600 })
  await link(part, path).catch(() => {})
  await rm(part)
  return readFile(path, 'utf8')
}

/** Makes everything that the features are given, as configured; `now` is the computer's clock, or a test's. */
export async function makeDeps(
  config: Config,
  { db, pool }: Database,
  jobs: Jobs,
  now = () => new Date(),
): Promise<Deps> {
  const secretKey: SecretKey = [await secretOf(config), ...(config.secretKeyPrevious ? [config.secretKeyPrevious] : [])]
  return {
    config,
    secretKey,
    db,
    replica: null,
    now,
    limits: createLimits(config.rateLimitFactor, pool),
    jobs,
    errors: createErrorCounter(db, now),
    // Error reports begin in main.ts, before this: so failures of the start are reported too.
    reports: null,
    passwords: createPasswords(fullCost),
    mail: chooseMail(config),
    push: await choosePush(config, { db, secretKey, now }),
    payments: choosePayments(config, db, now),
    identity: chooseIdentity(config),
    facebook: chooseFacebook(config),
    model: await chooseModel(config),
    storage: await chooseStorage(config),
    removeOrders,
    importUploads,
    // Mails hold links to new passwords: only this computer may read them.
    outboxFolder: config.localDemo && !config.smtpUrl ? outboxFolder(config) : null,
  }
}
