import { emptyWords } from '@kasama/contract/studio/lesson/lesson'
import { afterEach, expect, test } from 'vitest'
import { removeDrafts } from '#shared/session/draft.ts'
import { lessonServer } from '#test/lessons/desk-lesson.ts'
import { sized } from '#test/page-size.ts'
import { show } from '#test/show.tsx'
import { useLesson } from '../saving/use-lesson'
import { LessonEditor } from './lesson-editor'

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
