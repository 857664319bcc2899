import type { LessonQuestion } from '@kasama/contract/studio/lesson'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { lessonKey } from '../lesson.queries'
import type { EditedLesson } from '../saving/use-lesson'

/** Returns whether a change may touch a question's English text, its options or its right answers. */
const isEnglish = (path: string, at: string) =>
  path === at ||
  (path.startsWith(`${at}.`) && (path.endsWith('.eng') || path.endsWith('.options') || path.endsWith('.answers')))

/**
 * Returns a question as it is published: as first loaded here if nothing in it was changed by then, else as in the
 * newest version; undefined if neither is known. `unchanged` if no change touches it in English.
 */
export function usePublished({ id, stored, changes, waiting }: EditedLesson, at: string, question: LessonQuestion) {
  const key = at.split('.')[1] ?? ''
  const isTouched = [...changes, ...waiting].some(({ path }) => isEnglish(path, at))
  const [seen] = useState(() => {
    const before = stored.data?.lesson.questions[key]
    return changes.some(({ path }) => isEnglish(path, at)) ? undefined : before
  })
  const newest = stored.data?.versions[0]?.number
  const { data: version } = useQuery({
    queryKey: [...lessonKey(id), 'version', newest],
    queryFn: () => deskRequest('GET /admin/videos/:id/versions/:number', { params: { id, number: newest ?? 0 } }),
    enabled: isTouched && !seen && newest !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isTouched) return 'unchanged'
  return (
    seen ??
    Object.values(version?.lesson.questions ?? {}).find(({ question_id }) => question_id === question.question_id)
  )
}
