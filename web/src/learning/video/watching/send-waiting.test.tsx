import type { Praise } from '@kasama/contract/learning/rewards/rewards.api'
import type { Video } from '@kasama/contract/learning/video/video.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryKeys } from '#shared/api/query-keys.ts'
import { logOut } from '#shared/session/log-out.ts'
import { session } from '#shared/session/session.ts'
import type { Position, WaitingAct } from '#shared/watching/waiting-list.ts'
import { changeWaiting, readWaiting } from '#shared/watching/waiting-store.ts'
import { show } from '#test/show.tsx'
import { useSendWaiting } from './use-send-waiting'
import { withWaiting } from './with-waiting'

const video = { id: 1, duration: 100, video_host: 'file', url: '/eng.mp4', languages: '{}', watch: null } as Video
const positionOf = (position: number, video_id = 1): Position => ({
  kind: 'position',
  video_id,
  language_code: 'eng',
  position,
})

test('waiting positions set where she resumes and how far she may seek', () => {
  expect(withWaiting(video, [positionOf(96), positionOf(3)]).watch).toEqual({
    language_code: 'eng',
    position: 3,
    furthest: 0.96,
  })
})
test("keeps the server's progress, and ignores positions of other videos", () => {
  const watch = { language_code: 'mya' as const, position: 50, furthest: 0.8 }
  expect(withWaiting({ ...video, watch }, [positionOf(10)]).watch?.furthest).toBe(0.8)
  expect(withWaiting({ ...video, watch }, [positionOf(99, 2)]).watch).toBe(watch)
})

const worker = { id: 7, role: 'W' } as Profile
const position: WaitingAct = { kind: 'position', video_id: 1, language_code: 'eng', position: 60 }
const praise = queryKeys.praise('eng')
const feed = queryKeys.feed('begun')

function Page() {
  useSendWaiting()
  return null
}

/** Her page with its cached data; the server refuses every request, which also removes it from the queue. */
async function openPage(praised: Praise[]) {
  session.set({ web_token: 'token', role: 'W' })
  session.setUser(worker)
  const refusal = { error: true, code: 'not_found', error_message: '' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }))
  onTestFinished(async () => {
    vi.unstubAllGlobals()
    session.clear()
    await changeWaiting(worker.id, () => [])
  })
  await changeWaiting(worker.id, () => [position])
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(queryKeys.profile(), worker)
  queries.setQueryData(praise, praised)
  queries.setQueryData(feed, [])
  await show(<Page />, { queries })
  return (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
}

test('invalidates the data that was requested before the queue was sent', async () => {
  const isForgotten = await openPage([])
  await expect.poll(() => isForgotten(feed)).toBe(true)
  expect(isForgotten(praise)).toBe(true)
  expect(await readWaiting(worker.id)).toEqual([])
})

test('keeps the praise on the screen', async () => {
  const isForgotten = await openPage([{ id: 1 } as Praise])
  await expect.poll(() => isForgotten(feed)).toBe(true)
  expect(isForgotten(praise)).toBe(false)
})

test('keeps the queue over a logout', async () => {
  const isForgotten = await openPage([])
  await expect.poll(() => isForgotten(feed)).toBe(true)
  await changeWaiting(worker.id, () => [position])
  // The logout itself is refused, too.
  await logOut().catch(() => {})
  expect(session.token()).toBe('')
  expect(await readWaiting(worker.id)).toEqual([position])
})
