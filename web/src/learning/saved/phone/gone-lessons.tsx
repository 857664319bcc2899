import { X } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { removeLesson, resumeSaving } from '#shared/saved-lessons/saved-lessons.ts'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { focusContent } from '#shared/ui/focus-content.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { uiTexts } from '#shared/ui/ui.texts.ts'
import { phoneTexts } from './phone.texts'

/** Lessons that the browser removed to make room: said until she saves them again or closes the message. */
export function GoneLessons({ lessons }: { lessons: PhoneLesson[] }) {
  const t = useTexts(phoneTexts)
  const close = useTexts(uiTexts)('close')
  const count = lessons.length
  if (count === 0) return null
  const withEach = (act: (videoId: number) => Promise<unknown>) => async () => {
    await Promise.all(lessons.map(({ videoId }) => act(videoId)))
    focusContent()
  }
  return (
    <Notice kind="warn">
      <div className="row between gap-8">
        <span className="stack left gap-8">
          <span>
            <Phrases>{count === 1 ? t('phoneRemovedOne') : t('phoneRemoved', { count })}</Phrases>
          </span>
          <Button look="line" size="s" onClick={withEach(resumeSaving)}>
            {t('saveAgain')}
          </Button>
        </span>
        <IconButton label={close} onClick={withEach(removeLesson)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </Notice>
  )
}
