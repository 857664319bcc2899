import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

/** Variables with a secret. Each may be given as a file, too, by the variable `<NAME>_FILE`. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'FACEBOOK_APP_SECRET',
  'VAPID_PRIVATE_KEY',
  'CHAT_API_KEY',
  'CHAT_SOUND_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'BACKUP_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'ERROR_REPORT_DSN',
] as const

/** Adds the contents of secret files to the environment. Problems name the variable, never its content. */
export function withSecretFiles(env: Environment, problems: string[]): Environment {
  const complete = { ...env }
  for (const name of secretVariables) {
    const path = env[`${name}_FILE`]?.trim()
    if (!path) continue
    if (env[name]?.trim()) problems.push(`${name} and ${name}_FILE are both set`)
    try {
      complete[name] = readFileSync(path, 'utf8').trim()
      if (!complete[name]) problems.push(`${name}_FILE names an empty file`)
    } catch (error) {
      problems.push(`${name}_FILE can't be read: ${(error as NodeJS.ErrnoException).code}`)
    }
  }
  return complete
}
