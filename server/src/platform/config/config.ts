import { isLoopback } from '#platform/http/server/loopback-hosts'
import { type Environment, environments } from '#platform/pages/environment'
import type { ModelSettings } from '#platform/ports/model/model'
import { chatConfig, serviceUrl } from './chat-config'
import { type DatabaseConfig, databaseConfig } from './database-config'
import { type S3Config, s3Config } from './storage-config'
import { vapidConfig } from './vapid-config'
import { type Environment as Variables, variablesOf } from './variables'

export type Config = DatabaseConfig & {
  host: string
  port: number
  dataDir: string
  /** Public address without a slash at the end: the only origin of links, also in mails. */
  origin: string
  /** Signs media addresses and unsubscribe links; null: one is kept in the data folder. */
  secretKey: string | null
  /** Still accepted in what it has signed or sealed. */
  secretKeyPrevious: string | null
  demo: boolean
  /** The demo is for this computer alone: it answers to loopback hosts only, and shows the pages under /dev. */
  localDemo: boolean
  production: boolean
  /** The page shows this if it is not production. */
  environment: Environment
  /** Addresses and networks of the proxies whose X-Forwarded-For is trusted; false: none. */
  trustProxy: string | false
  smtpUrl: string | null
  /** Sender of mails; null: the brand's name and address. */
  mailFrom: string | null
  /** Keys and contact of Web Push; null: keys of this installation are kept in the database. */
  vapid: { publicKey: string; privateKey: string } | null
  /** `mailto:` or `https:` address that push services may write to; null: the brand's. */
  vapidSubject: string | null
  /** Lets a push service on this machine be reached, in place of public addresses. */
  pushToLoopback: boolean
  /** Maximum of progress mails per second, over all processes together. */
  mailsPerSecond: number
  stripeSecretKey: string | null
  stripePublishableKey: string | null
  /** Two while one replaces the other. */
  stripeWebhookSecrets: string[]
  /** Address used in place of Stripe's own. */
  stripeApiBase: string | null
  googleClientId: string | null
  googleIssuer: string
  googleKeysUrl: string
  facebookAppId: string | null
  facebookAppSecret: string | null
  facebookApiBase: string
  /** The model that answers in chats; null: the library answers by itself. */
  chat: ModelSettings | null
  /** URL of an external chat service, which the app calls instead of this server. */
  chatUrl: string | null
  /** The store of clips and pictures; null: a folder of this machine. */
  s3: S3Config | null
  logLevel: string
  /** Token that lets a request read /metrics; null: there is no such page. */
  metricsToken: string | null
  /** Address that receives traces; null: no traces are made. */
  tracesUrl: string | null
  /** Address that receives error reports, by Sentry's protocol; null: none are sent. */
  errorReportDsn: string | null
  /** false: browsers end the service worker that they have. */
  serviceWorker: boolean
  rateLimitFactor: number
  /** Time for which a server that is told to stop goes on serving, while /readyz says that it will. */
  drainMs: number
  /** Average delay of the event loop above which requests are refused; 0: never. */
  maxLoopDelayMs: number
}

export class ConfigError extends Error {}

export const neededInProduction = [
  'APP_ORIGIN',
  'DATABASE_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

/** Variables that other settings make necessary. */
function neededWith({ production, facebookAppId }: Pick<Config, 'production' | 'facebookAppId'>): string[] {
  return [...(production ? neededInProduction : []), ...(facebookAppId ? ['FACEBOOK_APP_SECRET'] : [])]
}

/** A live key beside a test key would take cards that can't be charged. */
function stripeProblems(secret: string | null, publishable: string | null): string[] {
  if (!secret && !publishable) return []
  if (!secret || !publishable) return ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY come together']
  const modeOf = (key: string) => /^(?:sk|rk|pk)_(live|test)_/.exec(key)?.[1]
  if (!/^(sk|rk)_/.test(secret) || !modeOf(secret))
    return ['STRIPE_SECRET_KEY must begin with sk_live_, sk_test_, rk_live_ or rk_test_']
  if (modeOf(secret) !== modeOf(publishable) || !publishable.startsWith('pk_'))
    return ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be both live or both test keys']
  return []
}

/** Production is the default, so that customers never see the name of an environment by mistake. */
function environmentOf({ text, problems }: ReturnType<typeof variablesOf>): Environment {
  const environmentName = text('ENVIRONMENT')
  const environment = environments.find((one) => one === (environmentName ?? 'production'))
  if (!environment) problems.push(`ENVIRONMENT must be ${environments.join(', ')}`)
  return environment ?? 'production'
}

/** `https://key@host/project`, as every service of that protocol gives it. */
function reportDsn({ text, problems }: ReturnType<typeof variablesOf>): string | null {
  const dsn = text('ERROR_REPORT_DSN')
  if (!dsn || /^https?:\/\/[\w-]+(:[\w-]+)?@[^\s/@]+(\/\S*)?\/\d+$/.test(dsn)) return dsn
  problems.push('ERROR_REPORT_DSN must look like https://key@host/1')
  return null
}

/** With no proxy in front, as on a developer's machine, draining would be waiting. */
const drainTime = ({ number }: ReturnType<typeof variablesOf>, production: boolean) =>
  number('DRAIN_SECONDS', production ? 5 : 0, [0, 300]) * 1000

/** Secrets that could be guessed. */
const tooShort = ({ text }: ReturnType<typeof variablesOf>, least: Record<string, number>): string[] =>
  Object.entries(least)
    .filter(([name, letters]) => (text(name)?.length ?? letters) < letters)
    .map(([name, letters]) => `${name} must have at least ${letters} characters`)

/** Reads and checks the environment; throws a ConfigError that names every variable that is wrong or missing. */
export function readConfig(env: Variables = process.env): Config {
  const read = variablesOf(env)
  const { problems, text, list, number, address, flag, proxies } = read
  const production = env.NODE_ENV === 'production'
  const host = text('HOST') ?? '127.0.0.1'
  const port = number('PORT', 3000, [0, 65_535])
  const database = databaseConfig(read)
  const demo = flag('DEMO', !database.databaseUrl && !production)
  if (text('APP_ORIGIN') && !/^https?:\/\//.test(text('APP_ORIGIN') ?? ''))
    problems.push('APP_ORIGIN must begin with https:// or http://')
  if (production && demo) problems.push('DEMO is not possible with NODE_ENV=production')
  const requiredVariables = neededWith({ production, facebookAppId: text('FACEBOOK_APP_ID') })
  problems.push(...requiredVariables.filter((name) => !text(name)).map((name) => `${name} is missing`))
  problems.push(...stripeProblems(text('STRIPE_SECRET_KEY'), text('STRIPE_PUBLISHABLE_KEY')))
  problems.push(...tooShort(read, { SECRET_KEY: 32, SECRET_KEY_PREVIOUS: 32, METRICS_TOKEN: 16 }))

  const config: Config = {
    host,
    port,
    dataDir: text('DATA_DIR') ?? './data',
    origin: (address('APP_ORIGIN') ?? `http://${host}:${port}`).replace(/\/+$/, ''),
    ...database,
    secretKey: text('SECRET_KEY'),
    secretKeyPrevious: text('SECRET_KEY_PREVIOUS'),
    demo,
    localDemo: demo && isLoopback(host),
    production,
    environment: environmentOf(read),
    trustProxy: proxies('TRUST_PROXY'),
    smtpUrl: address('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    ...vapidConfig(read, production),
    mailsPerSecond: number('MAILS_PER_SECOND', 10, [0.01, 1000]),
    stripeSecretKey: text('STRIPE_SECRET_KEY'),
    stripePublishableKey: text('STRIPE_PUBLISHABLE_KEY'),
    stripeWebhookSecrets: list('STRIPE_WEBHOOK_SECRET'),
    stripeApiBase: address('STRIPE_API_BASE'),
    googleClientId: text('GOOGLE_CLIENT_ID'),
    googleIssuer: text('GOOGLE_ISSUER') ?? 'https://accounts.google.com',
    googleKeysUrl: address('GOOGLE_JWKS_URL') ?? 'https://www.googleapis.com/oauth2/v3/certs',
    facebookAppId: text('FACEBOOK_APP_ID'),
    facebookAppSecret: text('FACEBOOK_APP_SECRET'),
    facebookApiBase: (address('FACEBOOK_API_BASE') ?? 'https://graph.facebook.com/v23.0').replace(/\/+$/, ''),
    chat: chatConfig(read),
    chatUrl: serviceUrl(read),
    s3: s3Config(read),
    logLevel: text('LOG_LEVEL') ?? 'info',
    metricsToken: text('METRICS_TOKEN'),
    tracesUrl: address('OTEL_EXPORTER_OTLP_ENDPOINT'),
    errorReportDsn: reportDsn(read),
    serviceWorker: flag('SERVICE_WORKER', true),
    rateLimitFactor: number('RATE_LIMIT_FACTOR', 1, [0.001, 1_000_000]),
    drainMs: drainTime(read, production),
    maxLoopDelayMs: number('MAX_EVENT_LOOP_DELAY', 1000, [0, 60_000]),
  }
  if (problems.length > 0) throw new ConfigError(`The configuration is not right:\n- ${problems.join('\n- ')}`)
  return config
}
