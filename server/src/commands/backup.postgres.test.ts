// @module-tag ci
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atEnd } from '#test/app/at-end'
import { commandsWith } from '#test/app/command-process'
import { createDatabase, newFolder } from '#test/backup/backup-stage'
import { copyOfTemplate } from '#test/database/test-database'
import { storeStage } from '#test/files/store-stage'

const BACKUP_KEY = 'a key of thirty-two letters or more'

/** Variables of a bucket, whose names begin with this. */
async function bucketFor(prefix: string) {
  const { store, config } = await storeStage()
  atEnd(store.close)
  const { endpoint, bucket, accessKeyId, secretAccessKey } = config
  const values = { ENDPOINT: endpoint, BUCKET: bucket, ACCESS_KEY_ID: accessKeyId, SECRET_ACCESS_KEY: secretAccessKey }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]))
}

test('a backup in a bucket is listed, checked and restored, and a second one is refused there', async () => {
  const bucket = await bucketFor('BACKUP_S3_')
  const common = { ...bucket, BACKUP_KEY }
  const run = commandsWith({ ...common, DATABASE_URL: await copyOfTemplate(), DATA_DIR: newFolder() })
  const backup = await run('backup', '--to', 's3', '--keep-weeks', '4')
  expect(backup).toMatchObject({ code: 0, out: expect.stringContaining('Complete: ') })
  const id = /Complete: (\S+):/.exec(backup.out)?.[1] ?? ''
  expect((await run('restore', '--from', 's3', '--list')).out).toMatch(new RegExp(`^${id}: postgres, all until `))
  expect((await run('restore', '--from', 's3', '--check', '--backup', id)).out).toContain('is whole.')

  const target = commandsWith({ ...common, DATABASE_URL: await createDatabase(), DATA_DIR: newFolder() })
  const restored = await target('restore', '--from', 's3')
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining(`Restored and checked: ${id}`) })
  const again = await target('restore', '--from', 's3')
  expect(again.err).toMatch(/^The database is not empty: it has \S+ and \d+ tables more\.\n$/m)
  const embedded = commandsWith({ ...common, DATABASE_URL: '', DATA_DIR: newFolder() })
  expect((await embedded('restore', '--from', 's3')).err).toContain('The backup is of a PostgreSQL database')
})

test('a wrong call is answered with how to call, a wrong place with the reason', async () => {
  const data = newFolder()
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: data, ...(await bucketFor('S3_')) }
  const same = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name.replace(/^S3_/, 'BACKUP_S3_'), value]),
  )
  const run = commandsWith(env)
  const refusals = await Promise.all([
    run('backup'),
    run('backup', '--to', newFolder(), '--keep-days', '0'),
    run('restore', '--from', newFolder()),
    run('backup', '--to', join(data, 'backups')),
    run('backup', '--to', 's3'),
    commandsWith({ ...env, ...same })('backup', '--to', 's3'),
  ])
  expect(refusals.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1])
  expect(refusals.map(({ err }) => err.split('\n')[0])).toEqual([
    expect.stringMatching(/^npm run backup -- --to <folder>/),
    '0 is not a number of days or weeks.',
    'There are no backups in this place.',
    expect.stringMatching(/^Backups must not be inside the data folder/),
    'BACKUP_S3_BUCKET and its keys are missing.',
    'BACKUP_S3_BUCKET must be another bucket than that of clips and pictures.',
  ])
})
