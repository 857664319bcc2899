import { useTexts } from '#shared/i18n/use-texts.ts'
import { keepFormer, removeLesson, undoMs } from '#shared/saved-lessons/saved-lessons.ts'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { closeToastAfter, showToast } from '#shared/ui/feedback/toast-store.ts'
import { savedTexts } from './saved.texts'

/** Removes a lesson from the phone without a question; for six seconds she can undo it. */
export function useRemoval() {
  const t = useTexts(savedTexts)
  return async (videoId: number) => {
    const undo = await removeLesson(videoId)
    const id = showToast(t('removed'), 'ok', { label: t('undo'), onPress: undo })
    closeToastAfter(id, undoMs)
  }
}

/** Ends waiting: what plays already stays, and a lesson of which nothing plays goes. */
export function useCancelling() {
  const remove = useRemoval()
  return ({ videoId, formerFiles }: PhoneLesson) => (formerFiles ? keepFormer(videoId) : remove(videoId))
}
