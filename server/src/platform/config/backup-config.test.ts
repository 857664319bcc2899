import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBackupConfig } from './backup-config'

test('the bucket of backups has variables of its own', () => {
  expect(readBackupConfig({ S3_BUCKET: 'clips', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' })).toEqual({
    key: null,
    s3: null,
  })
  const keys = { BACKUP_S3_ACCESS_KEY_ID: 'k', BACKUP_S3_SECRET_ACCESS_KEY: 's' }
  const env = { BACKUP_KEY: 'a key of thirty-two letters or more', BACKUP_S3_BUCKET: 'backups', ...keys }
  expect(readBackupConfig(env)).toMatchObject({ key: env.BACKUP_KEY, s3: { bucket: 'backups', pathStyle: false } })
})

test('faults are named as the variables are', () => {
  expect(() => readBackupConfig({ BACKUP_KEY: 'short' })).toThrow('BACKUP_KEY must have at least 32 characters')
  expect(() => readBackupConfig({ BACKUP_S3_BUCKET: 'b' })).toThrow('BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET')
  expect(() => readBackupConfig({ BACKUP_S3_ENDPOINT: 'here' })).toThrow('BACKUP_S3_ENDPOINT is not an address')
})

test('every variable of backups is in .env.example', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
  const ofClips = [...example.matchAll(/^# (S3_\w+)=/gm)].map(([, name]) => name)
  const names = ofClips.filter((name) => name !== 'S3_PRESIGNED').map((name) => `BACKUP_${name}`)
  for (const name of ['BACKUP_KEY', ...names]) expect(example, name).toMatch(new RegExp(`^# ${name}=`, 'm'))
})
