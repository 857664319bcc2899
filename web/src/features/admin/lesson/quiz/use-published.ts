import type { LessonQuestion } from '@kasama/contract/lesson'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskRequest } from '../../coming-in/desk-request'
import { lessonKey } from '../lesson.queries'
import type { EditedLesson } from '../saving/use-lesson'

/** Whether a change may touch what a question asks in English, its options or its right ones. */
const isEnglish = (path: string, at: string) =>
  path === at ||
  (path.startsWith(`${at}.`) && (path.endsWith('.eng') || path.endsWith('.options') || path.endsWith('.answers')))

/**
 * A question as it is published: what it was when it was first seen here, if nothing in it was changed by then, or what
 * the newest version says; undefined where nobody knows. `unchanged` where its English words are the published ones.
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
