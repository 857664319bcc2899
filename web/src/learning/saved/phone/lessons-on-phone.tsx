import {
  CircleCheck,
  CirclePause,
  Clock,
  CloudDownload,
  HardDrive,
  Headphones,
  RefreshCw,
  RotateCcw,
  Trash2,
  Wifi,
  X,
} from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { resumeSaving, stopSaving } from '#shared/saved-lessons/saved-lessons.ts'
import { isComplete, type PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { LessonPicture } from '#shared/ui/lesson/lesson-picture.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { savedTexts } from '../saved.texts'
import { partIn, percentOf, sizeOf } from '../sizes'
import { useCancelling, useRemoval } from '../use-removal'
import styles from './lessons-on-phone.module.css'
import { phoneTexts } from './phone.texts'

/** The lessons on this phone: those that play, then those on their way. */
export function LessonsOnPhone({ lessons }: { lessons: PhoneLesson[] }) {
  const t = useTexts(phoneTexts)
  const list = useRef<HTMLElement>(null)
  const sorted = [...lessons].sort((one, other) => Number(isComplete(other)) - Number(isComplete(one)))
  return (
    <section ref={list} tabIndex={-1} className="stack gap-12">
      <h2 className="sr-only">{t('savedLessons')}</h2>
      {sorted.map((lesson) => (
        <PhoneRow key={lesson.videoId} lesson={lesson} onGone={() => list.current?.focus({ preventScroll: true })} />
      ))}
    </section>
  )
}

type Props = {
  lesson: PhoneLesson
  /** Called before the row, and its focused button, goes. */
  onGone: () => void
}

/** A lesson on this phone: its size and form, how far it is, and what can be done. */
function PhoneRow({ lesson, onGone }: Props) {
  const t = useTexts(phoneTexts)
  const removeFromPhone = useRemoval()
  const { videoId, title, state, bytes, receivedBytes } = lesson
  const { icon, words, isOk = false, showsBar = false } = useStatus(lesson)
  const cancel = useCancelling()
  const remove = () => {
    if (state !== 'waiting' || !lesson.formerFiles) onGone()
    return state === 'waiting' ? cancel(lesson) : removeFromPhone(videoId)
  }
  const again = state === 'changed' ? t('saveNewNamed', { title }) : t('tryNamed', { title })
  return (
    <article className={styles.row}>
      <Link to={`/video/${videoId}`} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <LessonPicture lesson={{ thumbnail_url: lesson.picture, topic_ids: lesson.topicIds }} />
      </Link>
      <div className={styles.words}>
        <h3>
          <Link to={`/video/${videoId}`}>
            <Phrases>{title}</Phrases>
          </Link>
        </h3>
        <p data-ok={isOk || undefined}>
          {icon}
          <span>
            <Phrases>{words}</Phrases>
          </span>
        </p>
        {showsBar && (
          <span className={styles.track} aria-hidden="true">
            <i style={{ width: `${bytes > 0 ? Math.min(100, (100 * receivedBytes) / bytes) : 0}%` }} />
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {(state === 'stopped' || state === 'changed') && (
          <IconButton label={again} onClick={() => resumeSaving(videoId)}>
            {state === 'changed' ? <RefreshCw aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
          </IconButton>
        )}
        {state === 'saving' ? (
          <IconButton label={t('cancelNamed', { title })} onClick={() => stopSaving(videoId)}>
            <X aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton label={t(state === 'waiting' ? 'cancelNamed' : 'removeNamed', { title })} onClick={remove}>
            {state === 'waiting' ? <X aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
          </IconButton>
        )}
      </div>
    </article>
  )
}

type Status = { icon: ReactNode; words: string; isOk?: boolean; showsBar?: boolean }

function useStatus(lesson: PhoneLesson): Status {
  const t = useTexts(phoneTexts)
  const s = useTexts(savedTexts)
  const { state, stop, form, bytes, receivedBytes, waitsForWifi } = lesson
  const size = sizeOf(bytes)
  if (state === 'waiting') {
    const icon = waitsForWifi ? <Wifi aria-hidden="true" /> : <Clock aria-hidden="true" />
    const reason = t(waitsForWifi ? 'waitsForWifi' : 'waitsTurn')
    return { icon, words: t('sizeAndForm', { size, form: reason }) }
  }
  if (state === 'saving') {
    const words = s('received', { number: partIn(receivedBytes, bytes), size })
    return { icon: <CloudDownload aria-hidden="true" />, words, showsBar: true }
  }
  if (state === 'stopped') {
    const percent = percentOf(lesson)
    const words = stop === 'full' ? s('noRoom') : s('stoppedAt', { percent })
    return {
      icon: stop === 'full' ? <HardDrive aria-hidden="true" /> : <CirclePause aria-hidden="true" />,
      words,
      showsBar: true,
    }
  }
  if (state === 'changed') return { icon: <RefreshCw aria-hidden="true" />, words: s('changed') }
  return {
    icon: form === 'audio' ? <Headphones aria-hidden="true" /> : <CircleCheck aria-hidden="true" />,
    words: form === 'sharp' ? size : t('sizeAndForm', { size, form: t(form) }),
    isOk: true,
  }
}
