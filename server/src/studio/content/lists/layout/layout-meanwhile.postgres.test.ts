import { byLanguage } from '@kasama/contract/language'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#platform/database/db'
import { closeDraft, lockLesson, markPublished } from '#studio/lesson/lesson.queries'
import { untilWaiting } from '#test/app/meanwhile'
import { testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { findLayout, orderByLayout, saveLayout } from '../../load/content.queries'
import { loadLayout } from '../../load/load-layout'
import { lockLayout } from './layout.queries'

const section = (id: string, video: number) => ({
  id,
  title: byLanguage(() => id),
  items: [{ id: video }],
})

test('loading a pack during a layout save keeps the saved layout', async () => {
  const { db } = (await testApp()).deps
  await addTopics(db)
  const [hers, packs] = [await addVideo(db, { title: 'Rice' }), await addVideo(db, { title: 'Fish' })]
  const { loaded } = await db.transaction().execute(async (tx) => {
    await lockLayout(tx)
    await saveLayout(tx, [section('hers', hers.id)])
    const layout = [{ id: 'pack', title: { eng: 'Pack' }, items: ['fish'] }]
    const loading = db
      .transaction()
      .execute((other) => loadLayout(other, layout as never, new Map([['fish', packs.id]])))
    await untilWaiting(db, 1)
    return { loaded: loading }
  })
  expect(await loaded).toBe(true)
  expect((await findLayout(db)).map(({ id }) => id).sort()).toEqual(['hers', 'pack'])
})

test('publishing a lesson while the layout or a pack moves it waits, and both take effect', async () => {
  const app = await testApp()
  const { db, now } = app.deps
  await addTopics(db)
  const { id } = await addVideo(db, { title: 'Rice' })
  const other = await addVideo(db, { title: 'Fish' })
  const sections = [section('one', other.id), section('two', id)]
  const moving = {
    layout: (tx: Db) => orderByLayout(tx, sections),
    list: async (tx: Db) => {
      // The batch of a list writes one lesson after the other.
      await sql`update video_languages set title = 'Fried fish' where video_id = ${other.id}`.execute(tx)
      await sql`update lessons set layout_position = 7 where id = ${id}`.execute(tx)
    },
  }
  for (const move of Object.values(moving)) {
    const { moved } = await db.transaction().execute(async (tx) => {
      await lockLesson(tx, id)
      const waiting = db.transaction().execute(move)
      await untilWaiting(db, 1)
      await closeDraft(tx, id)
      await markPublished(tx, id)
      await sql`update video_languages set title = ${now().toISOString()} where video_id = ${id}`.execute(tx)
      return { moved: waiting }
    })
    await expect(moved).resolves.toBeUndefined()
  }
})
