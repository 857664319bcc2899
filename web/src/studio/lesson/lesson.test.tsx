import { emptyWords } from '@kasama/contract/studio/lesson/lesson'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeDrafts } from '#shared/session/draft.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { later } from '#test/later.ts'
import { lessonServer } from '#test/lessons/desk-lesson.ts'
import { sized } from '#test/page-size.ts'
import { show } from '#test/show.tsx'
import { Line, latest, line, playServer, showSent } from '#test/upload-line.tsx'
import { LessonEditor } from './editor/lesson-editor'
import { lessonKey } from './lesson.queries'
import { useLesson } from './saving/use-lesson'
import { useSaving } from './saving/use-saving'

describe('lesson editor', () => {
  afterEach(removeDrafts)

  function Page() {
    const editing = useLesson(7)
    const { lesson } = editing
    return lesson && <LessonEditor editing={{ ...editing, lesson }} />
  }

  test("a clip's address at another host is edited with its language, and parsed as a whole", async () => {
    await sized(1280)
    const { held } = lessonServer({
      host: 'youtube',
      languages: { eng: { ...emptyWords('eng'), title: 'Rice', address: 'dQw4w9WgXcQ', duration: 30 } },
    })
    const screen = await show(<Page />)
    const address = screen.getByRole('textbox', { name: 'Address or id of the video at YouTube, in English' })
    const pasted = `https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=${'PLx'.repeat(40)}&index=3`
    await address.fill(pasted)
    await expect.element(address).toHaveValue(pasted)
    const field = address.element() as HTMLTextAreaElement
    await expect
      .poll(() => [field.scrollWidth - field.clientWidth, field.scrollHeight - field.clientHeight])
      .toEqual([0, 0])
    expect(field.closest('#lesson-clip')).not.toBeNull()
    await expect.poll(() => held.stored.lesson.languages.eng?.address).toBe('aqz-KE-bpKQ')
  })

  test("a language's own clip is taken away, and put back", async () => {
    await sized(1280)
    const own = { ...emptyWords('mya'), address: 'aqz-KE-bpKQ', duration: 40, narration: 'phi' } as const
    const { held } = lessonServer({
      host: 'youtube',
      languages: { eng: { ...emptyWords('eng'), title: 'Rice', address: 'dQw4w9WgXcQ', duration: 30 }, mya: own },
    })
    const screen = await show(
      <>
        <Page />
        <Toasts />
      </>,
      { at: '/admin/videos/7?language=mya' },
    )
    const address = screen.getByRole('textbox', { name: 'Address or id of the video at YouTube, in Burmese' })
    await screen.getByRole('button', { name: 'Play the English clip' }).click()
    await expect.element(address).toHaveValue('')
    await expect.element(screen.getByRole('button', { name: 'Play the English clip' })).not.toBeInTheDocument()
    await expect.poll(() => held.stored.lesson.languages.mya).toEqual(emptyWords('mya'))
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(address).toHaveValue('aqz-KE-bpKQ')
    await expect.poll(() => held.stored.lesson.languages.mya).toEqual(own)
  })
})

describe('use saving', () => {
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
})

const server = playServer()

async function row() {
  const screen = await showSent()
  await line('/uploads/pass-1')
  return screen
}

test('an upload is paused and resumed; a removed one is deleted in the browser and on the server', async () => {
  const screen = await row()
  latest().answer(200, { 'upload-offset': '0', 'upload-length': '100' })
  await line('/uploads/pass-1', 'PATCH')
  const sending = latest()
  sending.upload.onprogress?.({ lengthComputable: true, loaded: 25 })
  await expect.element(screen.getByText(/^25%, /).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Pause' }).first().click()
  await expect.element(screen.getByText(/^Paused at 25%/).first()).toBeVisible()
  expect(sending.isAborted).toBe(true)
  await screen.getByRole('button', { name: 'Go on', exact: true }).first().click()
  await expect.poll(() => latest().method).toBe('HEAD')
  await screen.getByRole('button', { name: 'Stop and remove' }).click()
  expect(latest().isAborted).toBe(true)
  expect(server.requests).toContain('DELETE /api/admin/uploads/1')
})

test('an upload resumes by itself when the connection is back, or at a press', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const screen = await row()
  latest().onerror(new Error('no connection'))
  await expect.element(screen.getByText(/It goes on by itself/).first()).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => Line.all.length).toBe(2)
  latest().onerror(new Error('no connection'))
  await screen.getByRole('button', { name: 'Go on', exact: true }).first().click()
  await expect.poll(() => Line.all.length).toBe(3)
})

test('an upload that the server refuses does not resume; it can be restarted with the same file', async () => {
  const screen = await row()
  latest().answer(410)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The server takes no more of this upload.')
  await expect.element(screen.getByText(/It goes on by itself/)).not.toBeInTheDocument()
  window.dispatchEvent(new Event('online'))
  expect(Line.all).toHaveLength(1)
  await screen.getByRole('button', { name: 'Begin again' }).click()
  await line('/uploads/pass-2')
  expect(server.requests).toContain('POST /api/admin/videos/3/uploads')
})

test('a full server is reported, and the upload is not retried within seconds', async () => {
  const screen = await row()
  latest().answer(200, { 'upload-offset': '0', 'upload-length': '100' })
  await line('/uploads/pass-1', 'PATCH')
  latest().answer(507)
  await expect.element(screen.getByText(/The server has no room for more right now/).first()).toBeVisible()
  await expect.element(screen.getByText(/The line dropped/)).not.toBeInTheDocument()
  expect(Line.all).toHaveLength(2)
  await screen.getByRole('button', { name: 'Go on', exact: true }).first().click()
  await expect.poll(() => Line.all.length).toBe(3)
})
