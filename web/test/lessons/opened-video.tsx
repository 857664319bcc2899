import type { Language } from '@kasama/contract/language'
import type { Watch } from '@kasama/contract/learning/video/video.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { Route, Routes } from 'react-router'
import { afterEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { videoTexts } from '#learning/video/video.texts.ts'
import { OpenedVideo } from '#pages/video/opened-video.tsx'
import { session } from '#shared/session/session.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { changeWaiting } from '#shared/watching/waiting-store.ts'
import { type Answers, answerCalls } from '../answers'
import { cardOf, questionOf, videoOf, workerOf } from '../samples'
import { show } from '../show'
import { signedIn } from '../signed-in'
import clip from './clip.mp4?url'

// A page that closes reports once more; its unsent reports are removed, so that they do not reach the next test.
afterEach(async () => {
  await cleanup()
  await changeWaiting(workerOf().id, () => [])
})

/** A lesson with a clip of 20 seconds on this server, none of it seen. */
export const lesson = videoOf({ url: clip })
export const seenTo = (furthest: number, position = 0): { watch: Watch } => ({
  watch: { language_code: 'eng', position, furthest },
})

const cards = { items: [2, 3].map((video_id) => cardOf({ video_id })), next_cursor: null }

/** The server's usual answers for a lesson that nobody else changes. */
const defaultAnswers: Answers = {
  'GET /videos/:id': lesson,
  'GET /videos/public/:id': lesson,
  'GET /feeds/recommendation': cards,
  'GET /feeds/public': cards,
  'GET /feeds/recently_added': cards,
  'GET /topics': [],
  'GET /users/:id/answers': [],
  'GET /questions/:id': ({ params }) => questionOf(params.id),
  'POST /videos/:id/visit': { done: true },
  'POST /videos/:id/position': ({ body }) => ({ ...body, furthest: body.position / lesson.duration }),
  'GET /worker/:id/log': { done: true },
}

type Options = {
  at?: string
  /** Null for a guest. */
  reader?: Profile | null
  language?: Language
}

/** The page of a video, for a worker unless another reader is given. */
export async function openedVideo(
  answers: Answers,
  { at = '/video/1', reader = workerOf(), language = 'eng' }: Options = {},
) {
  session.clear()
  const calls = answerCalls({ ...defaultAnswers, ...(reader && signedIn(reader, language)), ...answers })
  const screen = await show(
    <>
      <Routes>
        <Route path="/video/:video_id" element={<OpenedVideo isPublic={false} />} />
        <Route path="/public/video/:video_id" element={<OpenedVideo isPublic />} />
        <Route path="*" element={null} />
      </Routes>
      <Toasts />
    </>,
    { at, language },
  )
  const media = screen.getByTestId('media')
  const clipOf = () => media.element() as HTMLVideoElement
  return {
    screen,
    calls,
    media,
    clip: clipOf,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    /** Presses play, and waits until the clip plays and the player shows it. */
    async play(name: string = videoTexts.play[language]) {
      await screen.getByRole('button', { name, exact: true }).first().click()
      await expect.poll(() => clipOf().currentTime).toBeGreaterThan(0)
      const pause = { name: videoTexts.pause[language], exact: true, includeHidden: true }
      await expect.element(screen.getByRole('button', pause)).toBeInTheDocument()
    },
    /** Moves the clip to its last moments and waits for its end. */
    async playToTheEnd() {
      clipOf().currentTime = clipOf().duration - 0.3
      await expect.poll(() => clipOf().ended).toBe(true)
    },
  }
}
