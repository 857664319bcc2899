import type { Config } from '#platform/config/config'
import type { Replica } from '#platform/database/connection/replica'
import type { Db } from '#platform/database/db'
import type { Limits } from '#platform/http/limits/limits'
import type { Jobs } from '#platform/jobs/jobs'
import type { ErrorCounter } from '#platform/log/error-counter'
import type { Passwords } from '#platform/passwords/passwords'
import type { SecretKey } from '#platform/passwords/secrets'
import type { Facebook, GoogleIdentity } from '#platform/ports/identity/identity'
import type { Mailer } from '#platform/ports/mail/mail'
import type { Model } from '#platform/ports/model/model'
import type { Payments } from '#platform/ports/payments/payments'
import type { PushService } from '#platform/ports/push/push'
import type { Storage } from '#platform/ports/storage/storage'
import type { Reports } from '#platform/reports/reports'

/** An upload is known by its pass, the unguessable name under which it is sent. Sizes are in bytes. */
type ImportUploads = {
  /** The expected size; null if there is no such upload. */
  sizeOf: (db: Db, pass: string) => Promise<number | null>
  /** Uploads that are not complete, with their expected sizes. */
  listOpen: (db: Db) => Promise<{ pass: string; bytes: number }[]>
  /** Queues the work on uploads that are complete. */
  queue: (deps: Pick<Deps, 'db' | 'jobs'>) => Promise<string>
  /** Forgets uploads older than a time; returns the passes of the forgotten and of the remaining ones. */
  forgetBefore: (tx: Db, before: Date) => Promise<{ gone: string[]; kept: string[] }>
}

/** Everything the features are given; nothing else is shared. Time is a dependency, so that tests control it. */
export type Deps = {
  config: Config
  /** Signs media addresses, links and tickets; seals second factors. */
  secretKey: SecretKey
  db: Db
  /** For reads alone; null where there is none (`platform/database/read-databases.ts`). */
  replica: Replica | null
  now: () => Date
  limits: Limits
  jobs: Jobs
  errors: ErrorCounter
  /** Null where errors are reported nowhere. */
  reports: Reports | null
  passwords: Passwords
  mail: Mailer
  push: PushService
  payments: Payments
  /** Null if Google login is not configured. */
  identity: GoogleIdentity | null
  /** Null where Facebook login is not configured. */
  facebook: Facebook | null
  /** Null where no model is configured: the library answers chats by itself. */
  model: Model | null
  storage: Storage
  /**
   * Removes a deleted account's voucher orders; posted vouchers stay for the provider's books, without name and
   * address. Rewards provide it, which accounts do not know.
   */
  removeOrders: (tx: Db, workerId: number) => Promise<void>
  /** Uploads of lists and packs, which share endpoint, folder and disk with clips. Imports provide them. */
  importUploads: ImportUploads
  /** Folder for mails if no mail server is configured and mails may be read; otherwise null. */
  outboxFolder: string | null
}
