import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { untilWaiting } from '../../../../test/app/meanwhile'
import { testApp } from '../../../../test/app/test-app'
import { addTopics, addVideo } from '../../../../test/library/library'
import { fillPassagesJobOf } from './fill-passages'
import { writeLessons } from './write-passages'

test('a lesson that comes out with other words while it is read for Genie is known by these', async () => {
  const { deps } = await testApp()
  const { db } = deps
  await addTopics(db)
  const { id: videoId } = await addVideo(db, { title: 'Wash rice' })
  await db.deleteFrom('passages').execute()
  const { filled } = await db.transaction().execute(async (tx) => {
    await sql`select from lessons where id = ${videoId} for no key update`.execute(tx)
    // It has read the old words, and waits for the lesson.
    const filling = fillPassagesJobOf(deps).run({}, '')
    await untilWaiting(db, 1)
    const words = [{ language_code: 'eng' as const, title: 'Wash spinach', description: '', sub_description: '' }]
    await writeLessons(tx, [{ videoId, words, subtitles: {} }])
    return { filled: filling }
  })
  await filled
  const known = await db.selectFrom('passages').select('texts').where('video_id', '=', videoId).execute()
  expect(known).toMatchObject([{ texts: { eng: { heading: 'Wash spinach' } } }])
})
