import { useTexts } from '#shared/i18n/use-texts.ts'
import { isComplete, type PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { useRoom } from '../../saved.queries'
import { sizeOf, useFreeSize } from '../../sizes'
import { phoneTexts } from '../phone.texts'
import { Figures } from './figures'

/** The room that her lessons take on this phone, and the free room. */
export function RoomBox({ lessons }: { lessons: PhoneLesson[] }) {
  const t = useTexts(phoneTexts)
  const nameFree = useFreeSize()
  const used = lessons.reduce((sum, { receivedBytes }) => sum + receivedBytes, 0)
  const count = lessons.filter(isComplete).length
  const free = useRoom(count)?.free
  return (
    <Figures
      label={t('room')}
      total={sizeOf(used)}
      note={count === 1 ? t('oneLesson') : t('lessons', { count })}
      parts={[
        { kind: 'own', value: used, name: t('used', { size: sizeOf(used) }) },
        ...(free === undefined
          ? []
          : [{ kind: 'free' as const, value: free, name: t('free', { size: nameFree(free) }) }]),
      ]}
    />
  )
}
