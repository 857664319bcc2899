import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DeskImport } from '@kasama/contract/studio/content/imports.api'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { persist } from './persist'
import type { Round } from './round'

const rows = 800

/** A list for one round; its videos begin with `mark`. */
function listOfRound(mark: string): Buffer {
  const lines = Array.from({ length: rows }, (_, n) => `Lesson ${n},${mark}${String(n).padStart(5, '0')},60,13`)
  return Buffer.from(['title,youtube_id,duration,topic', ...lines].join('\n'))
}

/** Number of lessons of the list, and of those that lack a part of their row. */
async function countOf(db: Db, mark: string) {
  const { rows: counts } = await sql<{ all: number; half: number }>`
    select count(*)::int as all, count(*) filter (where not exists (select from video_languages w where w.video_id = l.id)
      or not exists (select from video_topics t where t.video_id = l.id)
      or not exists (select from video_search s where s.video_id = l.id))::int as half
    from lessons l where slug like ${`youtube:${mark}%`}`.execute(db)
  return counts[0] ?? { all: 0, half: 0 }
}

/** Kills a server while a list is checked, and while it is loaded; returns the problems. */
export async function roundOfImport({ db, call, send, kill }: Round): Promise<string[]> {
  const problems: string[] = []
  const mark = randomBytes(3).toString('hex')
  const bytes = listOfRound(mark)
  const look = (id: number) => call<DeskImport>('GET', `/admin/imports/${id}`)
  const until = (id: number, state: DeskImport['state']) =>
    persist(async () => {
      const row = await look(id)
      if (row.state !== state) throw new Error(`it is ${row.state}`)
      return row
    })
  const opened = await persist(() =>
    call<DeskImport>('POST', '/admin/imports', { name: `${mark}.csv`, bytes: bytes.length, modified: 1 }),
  )
  const { id } = opened
  await persist(async () => {
    const { state, sent: isSent, address } = await look(id)
    if (state === 'arriving' && address && isSent < bytes.length) await send(address, isSent, bytes.subarray(isSent))
  })
  await wait(Math.random() * 600)
  await kill()
  const checked = await until(id, 'checked')
  if (checked.result?.added !== rows) problems.push(`it would add ${checked.result?.added}`)
  if ((await countOf(db, mark)).all !== 0) problems.push('looking at it left lessons behind')

  await persist(async () => {
    if ((await look(id)).state === 'checked') await call('POST', `/admin/imports/${id}/load`)
  })
  await wait(Math.random() * 1500)
  await kill()
  if ((await countOf(db, mark)).half !== 0) problems.push('there are half lessons')
  const loaded = await until(id, 'loaded')
  const { all, half } = await countOf(db, mark)
  if (loaded.result?.added !== rows || loaded.left !== rows || all !== rows || half !== 0)
    problems.push(`it says ${loaded.result?.added}, notes ${loaded.left}, and ${all} are there, ${half} of them half`)

  await persist(async () => {
    if ((await look(id)).left > 0) await call('POST', `/admin/imports/${id}/undo`)
  })
  if ((await countOf(db, mark)).all !== 0) problems.push('it was not undone')
  return problems.map((problem) => `importing: ${problem}`)
}
