import { join } from 'node:path'
import type Stripe from 'stripe'
import { type DumpedDatabase, embeddedDump, postgresDump } from '#platform/backup/database/database-dump'
import { type Config, ConfigError } from '#platform/config/config'
import type { S3Config } from '#platform/config/storage-config'
import { openReplica, type Replica } from '#platform/database/connection/replica'
import { type Database, type DatabaseOptions, openEmbedded, openMigrated } from '#platform/database/database'
import type { Db } from '#platform/database/db'
import { facebookGraph } from '#platform/ports/identity/facebook'
import { googleIdentity } from '#platform/ports/identity/google'
import type { Facebook, GoogleIdentity } from '#platform/ports/identity/identity'
import { type Mailer, senderOf } from '#platform/ports/mail/mail'
import { outboxMailer } from '#platform/ports/mail/outbox'
import { smtpMailer } from '#platform/ports/mail/smtp'
import type { Model } from '#platform/ports/model/model'
import type { Payments } from '#platform/ports/payments/payments'
import { sandboxPayments } from '#platform/ports/payments/sandbox'
import { type StripeSettings, stripeClient, stripePayments } from '#platform/ports/payments/stripe/stripe-payments'
import type { PushService } from '#platform/ports/push/push'
import { webPush } from '#platform/ports/push/web-push'
import { diskStorage } from '#platform/ports/storage/disk'
import type { Storage } from '#platform/ports/storage/storage'
import { type KeyDeps, storedKeys } from '#platform/push/stored-keys'
import type { StatementWatch } from '#platform/watching/statement'

export function chooseDatabase(config: Config, opening?: DatabaseOptions): Promise<Database> {
  const { databaseUrl, databaseDirectUrl: directUrl, dataDir } = config
  return databaseUrl ? openMigrated(databaseUrl, { ...opening, directUrl }) : openEmbedded(dataDir, opening)
}

type ReplicaChoice = { watch: StatementWatch; onChange: (isClose: boolean) => void }

/** A replica is reached through a pooler if the database is. */
export function chooseReplica(config: Config, database: Database, choice: ReplicaChoice): Replica | null {
  const { databaseReadUrl, databaseDirectUrl } = config
  return databaseReadUrl
    ? openReplica(databaseReadUrl, database, { ...choice, isPooler: databaseDirectUrl !== null })
    : null
}

export const outboxFolder = (config: Config) => join(config.dataDir, 'outbox')

export function chooseMail(config: Config): Mailer {
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, senderOf(config))
    : outboxMailer(outboxFolder(config), senderOf(config))
}

/** Settings of Stripe; null without its keys. */
function stripeSettings({ stripeSecretKey, stripeWebhookSecrets, stripeApiBase }: Config): StripeSettings | null {
  if (!stripeSecretKey) return null
  return {
    name: 'stripe',
    secretKey: stripeSecretKey,
    webhookSecrets: stripeWebhookSecrets,
    apiBase: stripeApiBase,
  }
}

/** Stripe's own client, for the commands that set it up. */
export function stripeAt(config: Config): Stripe | null {
  const settings = stripeSettings(config)
  return settings && stripeClient(settings)
}

/** Stripe with its keys; without them the same over a stand-in inside this process, which takes no money. */
export function choosePayments(config: Config, db: Db, now: () => Date): Payments {
  const settings = stripeSettings(config)
  if (!settings && config.production) throw new ConfigError('STRIPE_SECRET_KEY is missing')
  return settings ? stripePayments(settings) : sandboxPayments(db, { now })
}

/** The keys are the configured ones, or this installation's own, made at its first start. */
export async function choosePush(config: Config, stored: KeyDeps): Promise<PushService> {
  const { vapid, vapidSubject, pushToLoopback } = config
  return webPush({ keys: vapid ?? (await storedKeys(stored)), subject: vapidSubject, toLoopback: pushToLoopback })
}

export function chooseIdentity({ googleClientId, googleIssuer, googleKeysUrl }: Config): GoogleIdentity | null {
  if (!googleClientId) return null
  return googleIdentity({ clientId: googleClientId, issuer: googleIssuer, keysUrl: googleKeysUrl })
}

export function chooseFacebook({ facebookAppId, facebookAppSecret, facebookApiBase }: Config): Facebook | null {
  if (!facebookAppId || !facebookAppSecret) return null
  return facebookGraph({ appId: facebookAppId, appSecret: facebookAppSecret, apiBase: facebookApiBase })
}

/** Loaded only if it is configured: the library is large. */
export async function chooseModel({ chat }: Config): Promise<Model | null> {
  if (!chat) return null
  const { openaiModel } = await import('#platform/ports/model/openai')
  return openaiModel(chat)
}

export const folderStorage = ({ dataDir }: Pick<Config, 'dataDir'>): Storage => diskStorage(join(dataDir, 'media'))

/** A store that speaks S3's protocol if one is configured, whose library is loaded only then; otherwise a folder. */
export const chooseStorage = (config: Config): Promise<Storage> => storageAt(config.s3 ?? join(config.dataDir, 'media'))

/** A folder, or a bucket. */
export async function storageAt(place: string | S3Config): Promise<Storage> {
  if (typeof place === 'string') return diskStorage(place)
  const { s3Storage } = await import('#platform/ports/storage/s3')
  return s3Storage(place)
}

/** The database as a backup reads and restores it: PostgreSQL's tools need sessions of their own, past a pooler. */
export const chooseDump = ({ databaseUrl, databaseDirectUrl, dataDir }: Config): DumpedDatabase =>
  databaseUrl ? postgresDump(databaseDirectUrl ?? databaseUrl) : embeddedDump(dataDir)
