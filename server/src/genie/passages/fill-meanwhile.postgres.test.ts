import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { untilWaiting } from '#test/app/meanwhile'
import { testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { fillPassagesJobOf } from './fill-passages'
import { lockFaq } from './passages.queries'
import { writeFaqPassages, writeLessonPassages } from './write-passages'

test('indexes the new text of a lesson that is published while its old text is read', async () => {
  const { deps } = await testApp()
  const { db } = deps
  await addTopics(db)
  const { id: videoId } = await addVideo(db, { title: 'Wash rice' })
  await db.deleteFrom('passages').execute()
  const { filled } = await db.transaction().execute(async (tx) => {
    await sql`select from lessons where id = ${videoId} for no key update`.execute(tx)
    // The job has read the old words, and waits for the lesson.
    const filling = fillPassagesJobOf(deps).run({}, '')
    await untilWaiting(db, 1)
    const words = [{ language_code: 'eng' as const, title: 'Wash spinach', description: '', sub_description: '' }]
    await writeLessonPassages(tx, [{ videoId, words, subtitles: {} }])
    return { filled: filling }
  })
  await filled
  const passages = await db.selectFrom('passages').select('texts').where('video_id', '=', videoId).execute()
  expect(passages).toMatchObject([{ texts: { eng: { heading: 'Wash spinach' } } }])
})
test('indexes the new text of an FAQ entry that is changed while its old text is read', async () => {
  const { deps } = await testApp()
  const { db } = deps
  const say = (text: string) => JSON.stringify({ eng: text, phi: '', ind: '', mya: '' })
  await db
    .insertInto('faq')
    .values({ slug: 'hours', question: say('When?'), answer: say('At nine'), position: 0 })
    .execute()
  await db.transaction().execute(writeFaqPassages)
  const { filled } = await db.transaction().execute(async (tx) => {
    await lockFaq(tx)
    await tx
      .updateTable('faq')
      .set({ answer: say('At ten') })
      .execute()
    const filling = fillPassagesJobOf(deps).run({}, '')
    await untilWaiting(db, 1)
    await writeFaqPassages(tx)
    return { filled: filling }
  })
  await filled
  const passages = await db.selectFrom('passages').select('texts').where('faq_slug', '=', 'hours').execute()
  expect(passages).toMatchObject([{ texts: { eng: { text: 'At ten' } } }])
})
