import { ConfigError } from './config'
import { withSecretFiles } from './secret-files'
import { type S3Config, s3Config } from './storage-config'
import { type Environment, variablesOf } from './variables'

export type BackupConfig = {
  /** Encrypts backups; null: they are not encrypted. */
  key: string | null
  /** The bucket of backups; null: only folders can take them. */
  s3: S3Config | null
}

const prefix = /^BACKUP_/

/** Reads BACKUP_KEY, and BACKUP_S3_* with the names of S3_*; throws a ConfigError. */
export function readBackupConfig(env: Environment = process.env): BackupConfig {
  const problems: string[] = []
  const complete = withSecretFiles(env, problems)
  const own = Object.entries(complete).filter(([name]) => prefix.test(name) && !name.endsWith('_FILE'))
  const read = variablesOf(Object.fromEntries(own.map(([name, value]) => [name.replace(prefix, ''), value])))
  const s3 = s3Config(read)
  const key = complete.BACKUP_KEY?.trim() || null
  problems.push(...read.problems.map((problem) => problem.replaceAll('S3_', 'BACKUP_S3_')))
  if (key && key.length < 32) problems.push('BACKUP_KEY must have at least 32 characters')
  if (problems.length > 0) throw new ConfigError(`The configuration is not right:\n- ${problems.join('\n- ')}`)
  return { key, s3 }
}
