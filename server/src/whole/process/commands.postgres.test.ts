/** @module-tag long */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMigrated } from '#platform/database/database'
import { commandsWith } from '#test/app/command-process'
import { copyOfTemplate } from '#test/database/test-database'
import { addTopics } from '#test/library/library'

const folder = mkdtempSync(join(tmpdir(), 'kasama-commands-'))
const list = join(folder, 'videos.csv')
writeFileSync(
  list,
  [
    'youtube_id,title,summary,duration,subject',
    'VX7K8iqoiRc,Cutting onions,With a wet knife,487,kitchen',
    'jHN0BfowL7s,Boiling rice,,3:05,kitchen',
    'jHN0BfowL7s,The same again,,185,kitchen',
  ].join('\n'),
)

test('a list is imported with its options, and taken away again', async () => {
  const DATABASE_URL = await copyOfTemplate()
  const { db, close } = await openMigrated(DATABASE_URL)
  await addTopics(db)
  await close()
  const run = commandsWith({ DATABASE_URL, DATA_DIR: folder })

  const report = join(folder, 'refused.csv')
  const options = ['--map', 'description=summary', '--map', 'topic=subject', '--map-topic', 'kitchen=Cooking']
  const imported = await run('content-import', list, ...options, '--report', report)
  expect(readFileSync(report, 'utf8')).toContain('The same again')
  expect(imported.out).toContain('3 rows: 2 videos added, 0 updated, 0 unchanged, 1 refused.')
  expect(imported.code, 'a row was refused').toBe(1)

  const number = /content:remove -- --import (\S+)/.exec(imported.out)?.[1] ?? ''
  const removed = await run('content-remove', '--import', number)
  expect(removed).toMatchObject({ code: 0, out: '2 videos removed, 0 kept.\n', err: '' })
})

test('a command that is called wrongly says how, and does nothing', async () => {
  const run = commandsWith({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: folder })
  const calls = await Promise.all([
    run('content-import'),
    run('content-import', list, '--map', 'title'),
    run('content-remove'),
  ])
  expect(calls.map(({ code }) => code)).toEqual([1, 1, 1])
  expect(calls.map(({ err }) => err.split('\n')[0])).toEqual([
    expect.stringMatching(/^npm run content:import -- <file\.csv>/),
    '--map wants <field>=<column>, not title.',
    expect.stringMatching(/^npm run content:remove -- --import/),
  ])
})
