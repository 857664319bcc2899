import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { type DeskLesson, lessonKey } from '../lesson.queries'
import { useConflicts } from '../saving/use-conflicts'
import { versionsTexts as t } from './versions.texts'

/** Restores a version as the draft; conflicts with changes made meanwhile are settled on the lesson's page. */
export function useRestore(id: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [, setConflicts] = useConflicts(id)
  return useDeskMutation('POST /admin/videos/:id/versions/:number/restore', {
    onSuccess({ conflicts, ...saved }, { params: { number } }) {
      client.setQueryData<DeskLesson>(lessonKey(id), (before) => before && { ...before, ...saved })
      void client.invalidateQueries({ queryKey: ['desk', 'videos'] })
      setConflicts(() => conflicts)
      showToast(fillIn(conflicts.length > 0 ? t.partly : t.broughtBack, { number }))
      navigate(conflicts.length > 0 ? `/admin/videos/${id}` : `/admin/videos/${id}/publish`)
    },
    onError(error: Error) {
      showToast(error.message, 'error')
      void client.invalidateQueries({ queryKey: lessonKey(id) })
    },
  })
}
