import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { lessonKey } from '../lesson.queries'

/**
 * Handlers for every call that changes the published lesson: they fetch the lesson and the lists again. The call is
 * pending until the lesson has loaded, so that no button moves under a press that follows at once.
 */
export function useLessonCall(id: number) {
  const client = useQueryClient()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['desk', 'videos'] })
    return client.invalidateQueries({ queryKey: lessonKey(id) })
  }
  return {
    done(words: string) {
      showToast(words)
      return refresh()
    },
    failed(error: Error) {
      showToast(error.message, 'error')
      return refresh()
    },
  }
}
