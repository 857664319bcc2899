import { expect, test } from 'vitest'
import { untilWaiting } from '../../../../../test/app/meanwhile'
import { testApp } from '../../../../../test/app/test-app'
import { addTopics, addVideo } from '../../../../../test/library/library'
import { findLayout, saveLayout } from '../../load/content.queries'
import { loadLayout } from '../../load/load-layout'
import { lockLayout } from './layout.queries'

const section = (id: string, video: number) => ({
  id,
  title: { eng: id, phi: id, ind: id, mya: id },
  items: [{ id: video }],
})

test('a pack that is loaded while an admin saves the layout keeps what she has put there', async () => {
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
