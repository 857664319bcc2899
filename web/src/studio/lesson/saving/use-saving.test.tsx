import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeDrafts } from '#shared/session/draft.ts'
import { later } from '#test/later.ts'
import { show } from '#test/show.tsx'
import { lessonKey } from '../lesson.queries'
import { useSaving } from './use-saving'

let sent: { based_on: number; changes: { path: string; value: unknown }[] }[]
let answered: ReturnType<typeof later<void>>
beforeEach(() => {
  sent = []
  answered = later()
  answered.resolve()
  // The server accepts every change.
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const change = JSON.parse(String(body))
    sent.push(change)
    await answered.promise
    return Response.json({ error: false, data: { revision: change.based_on + 1, conflicts: [] } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  removeDrafts()
})

/** Opens a lesson's page on which its title can be written. */
async function opened(queries: QueryClient) {
  const held: { saving?: ReturnType<typeof useSaving> } = {}
  function Page() {
    held.saving = useSaving(7, 1)
    return held.saving.saving
  }
  queries.setQueryData(lessonKey(7), { revision: 1 } as never)
  const page = await show(<Page />, { queries })
  return { page, write: (title: string) => held.saving?.change('languages.eng.title', title) }
}

test('a save updates the list of videos and the lesson', async () => {
  const queries = new QueryClient()
  const list = ['desk', 'videos', 'a page']
  queries.setQueryData(list, ['old title'])
  const { page, write } = await opened(queries)
  write('Wash rice')
  await expect.element(page.getByText('saved')).toBeVisible()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.waitFor(() => expect(queries.getQueryState(list)?.isInvalidated).toBe(true))
  expect(queries.getQueryData(lessonKey(7))).toMatchObject({ revision: 2 })
})

test('changes sent while the page is left are not sent again at the next visit', async () => {
  const queries = new QueryClient()
  answered = later()
  const { page, write } = await opened(queries)
  write('Wash rice')
  await expect.element(page.getByText('waiting')).toBeVisible()
  await page.unmount()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answered.resolve()
  await vi.waitFor(() => expect(queries.getQueryData(lessonKey(7))).toMatchObject({ revision: 2 }))
  const again = await opened(queries)
  await expect.element(again.page.getByText('saved')).toBeVisible()
  again.write('Wash and boil rice')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.changes).toEqual([{ path: 'languages.eng.title', value: 'Wash and boil rice' }])
})
