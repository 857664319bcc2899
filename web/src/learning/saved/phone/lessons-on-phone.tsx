import { useRef } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import type { PhoneLesson } from '#shared/saved-lessons/phone-lesson.ts'
import { isComplete } from './is-complete'
import { phoneTexts } from './phone.texts'
import { PhoneRow } from './phone-row'

/** The lessons on this phone: those that play, then those on their way. */
export function LessonsOnPhone({ lessons }: { lessons: PhoneLesson[] }) {
  const t = useTexts(phoneTexts)
  const list = useRef<HTMLElement>(null)
  const sorted = lessons.toSorted((one, other) => Number(isComplete(other)) - Number(isComplete(one)))
  return (
    <section ref={list} tabIndex={-1} className="stack gap-12">
      <h2 className="sr-only">{t('savedLessons')}</h2>
      {sorted.map((lesson) => (
        <PhoneRow key={lesson.videoId} lesson={lesson} onGone={() => list.current?.focus({ preventScroll: true })} />
      ))}
    </section>
  )
}
