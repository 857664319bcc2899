import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { lessonKey } from '../lesson.queries'

/** What follows every call that changes what is published: the lesson and the lists are read again. */
export function useLessonCall(id: number) {
  const client = useQueryClient()
  const look = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: lessonKey(id) }),
      client.invalidateQueries({ queryKey: ['desk', 'videos'] }),
    ])
  return {
    done(words: string) {
      showToast(words)
      void look()
    },
    failed(error: Error) {
      showToast(error.message, 'error')
      void look()
    },
  }
}
