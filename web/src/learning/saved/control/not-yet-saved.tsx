import type { Language } from '@kasama/contract/language'
import { ChevronRight, Download, HardDrive, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { dataSaver } from '#shared/device/data-saver.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { useOffer, useRoom } from '../saved.queries'
import { savedTexts } from '../saved.texts'
import { formChoices } from '../sheet/form-choice'
import { type LessonToSave, SaveSheet } from '../sheet/save-sheet'
import { sizeOf, useFreeSize } from '../sizes'
import styles from './save-control.module.css'
import { CannotBeSaved, FaceIcon, type FaceProps, SaveFace } from './save-face'

type Props = {
  lesson: LessonToSave
  language: Language
  /** A lesson of which the phone has something: changed, removed by the browser, or too large. */
  stored: PhoneLesson | undefined
  /** Whether the phone has no room for it. */
  isFull: boolean
}

/** Opens the sheet in which she chooses what to save; says before what it weighs, and whether it fits. */
export function NotYetSaved({ lesson, language, stored, isFull }: Props) {
  const t = useTexts(savedTexts)
  const [isOpen, setOpen] = useState(false)
  const offer = useOffer(lesson.id, language, true)
  const room = useRoom(isOpen)
  const nameFree = useFreeSize()
  const refused = isFull ? stored?.form : undefined
  const saver = dataSaver()
  const choices = formChoices({ sizes: offer.data?.sizes ?? {}, free: room?.free ?? null, saver, refused })
  const [first] = choices
  if (offer.data?.isSavable === false) return <CannotBeSaved note={t('needsInternet')} />
  const end = first && <span className={styles.end}>{sizeOf(first.bytes)}</span>
  const faces: Record<'full' | 'changed' | 'new', FaceProps> = {
    full: {
      look: 'stop',
      icon: <HardDrive aria-hidden="true" />,
      title: t('noRoom'),
      note: first
        ? t(room && room.free < first.bytes ? 'needs' : 'needsSize', {
            size: sizeOf(first.bytes),
            free: nameFree(room?.free ?? 0),
          })
        : '',
      end: (
        <span className={styles.end}>
          <ChevronRight aria-hidden="true" />
        </span>
      ),
    },
    changed: {
      look: 'plain',
      icon: <RefreshCw aria-hidden="true" />,
      title: t('changed'),
      note: t('saveNew'),
      end,
    },
    new: {
      look: 'plain',
      icon: <Download aria-hidden="true" />,
      title: t('save'),
      note: t('withoutInternet'),
      end,
    },
  }
  const hasChanged = stored?.state === 'changed'
  const face = faces[isFull || first?.fits === false ? 'full' : hasChanged ? 'changed' : 'new']
  return (
    <>
      <SaveFace {...face} icon={<FaceIcon>{face.icon}</FaceIcon>} onPress={() => setOpen(true)} />
      <SaveSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        {...{ lesson, language, offer, choices, saver, free: room?.free ?? null }}
      />
    </>
  )
}
