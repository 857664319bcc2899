import { Route, Routes, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { session } from '#shared/session/session.ts'
import { answerCalls } from '#test/answers.ts'
import { lessonServer } from '#test/lessons/desk-lesson.ts'
import { show } from '#test/show.tsx'
import { Desk } from './desk'
import { deskRoutes } from './desk-routes'
import { QuizPage } from './lessons/quiz-page'

afterEach(session.clear)

const providerPaths = deskRoutes
  .filter(({ scope }) => scope === 'provider')
  .map(({ path }) => path.replace(/:\w+/g, '1'))

test("an organisation's admin gets no page of the provider, and no request is sent", async () => {
  session.set({ web_token: 'a', role: 'A', org_id: '3' })
  const { requests } = answerCalls({})
  const captured: { go?: (path: string) => void } = {}
  function NavigateCapture() {
    const navigate = useNavigate()
    captured.go = (path) => void navigate(path)
    return null
  }
  const screen = await show(
    <>
      <NavigateCapture />
      <Routes>
        <Route path="/admin/*" element={<Desk />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
  )
  expect(providerPaths.length).toBeGreaterThan(15)
  for (const path of providerPaths) {
    captured.go?.('/')
    await expect.element(screen.getByRole('heading', { level: 1 })).not.toBeInTheDocument()
    captured.go?.(`/admin/${path}`)
    await expect.element(screen.getByRole('heading', { level: 1, name: 'This is not part of your desk' })).toBeVisible()
  }
  expect(requests().filter(({ call }) => call.includes('/admin/') && !call.includes('/admin/organisations/'))).toEqual(
    [],
  )
})

test('Try it, beside the quiz of a lesson, opens on the questions', async () => {
  lessonServer({})
  const screen = await show(
    <Routes>
      <Route path="/admin/videos/:id/quiz" element={<QuizPage />} />
    </Routes>,
    { at: '/admin/videos/7/quiz' },
  )
  await screen.getByRole('button', { name: 'Try it' }).click()
  await expect.element(screen.getByRole('dialog').getByLabelText('Questions')).toBeChecked()
})
