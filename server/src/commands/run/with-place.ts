import { resolve, sep } from 'node:path'
import { openPlace, type Place } from '#platform/backup/place/place'
import { readBackupConfig } from '#platform/config/backup-config'
import { type Config, ConfigError } from '#platform/config/config'
import { storageAt } from '#platform/providers'

/** Opens the folder or the bucket (`s3`) of backups; only a new backup may begin a new one. */
export async function openBackups(config: Config, where: string, isNewAllowed: boolean): Promise<Place> {
  const { key, s3 } = readBackupConfig()
  if (where !== 's3') {
    const data = resolve(config.dataDir)
    if (`${resolve(where)}${sep}`.startsWith(`${data}${sep}`))
      throw new ConfigError(`Backups must not be inside the data folder ${data}, which they are to outlive.`)
    return openPlace(await storageAt(resolve(where)), key, isNewAllowed)
  }
  if (!s3) throw new ConfigError('BACKUP_S3_BUCKET and its keys are missing.')
  if (s3.bucket === config.s3?.bucket && s3.endpoint === config.s3.endpoint)
    throw new ConfigError('BACKUP_S3_BUCKET must be another bucket than that of clips and pictures.')
  return openPlace(await storageAt(s3), key, isNewAllowed)
}
