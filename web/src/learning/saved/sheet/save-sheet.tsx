import type { Language } from '@kasama/contract/language'
import type { SavedForm } from '@kasama/contract/learning/saved/saved.api'
import type { UseQueryResult } from '@tanstack/react-query'
import { Download, Headphones, Signal, Trash2, Wifi } from 'lucide-react'
import { useState } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { connectionKind } from '#shared/saved-lessons/connection.ts'
import { type LessonOffer, saveLesson } from '#shared/saved-lessons/saved-lessons.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import type { PicturedLesson } from '#shared/ui/lesson/lesson-image.tsx'
import { LessonPicture } from '#shared/ui/lesson/lesson-picture.tsx'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { savedTexts } from '../saved.texts'
import { sizeOf, useFreeSize } from '../sizes'
import { FormCards } from './form-cards'
import { type FormChoice, firstChoice } from './form-choice'
import styles from './save-sheet.module.css'

export type LessonToSave = PicturedLesson & { id: number; title: string }

type Props = {
  open: boolean
  onClose: () => void
  lesson: LessonToSave
  language: Language
  offer: Pick<UseQueryResult<LessonOffer>, 'error' | 'refetch' | 'data'>
  choices: FormChoice[]
  saver: SavedForm | undefined
  /** Free bytes on the phone; null where the browser does not say. */
  free: number | null
}

/** The choice of what to save, with its size on the button; without room the other ways. */
export function SaveSheet({ open, onClose, lesson, offer, choices, ...rest }: Props) {
  const t = useTexts(savedTexts)
  const lacksRoom = choices[0]?.fits === false
  return (
    <Sheet open={open} title={t(lacksRoom ? 'noRoom' : 'save')} onClose={onClose}>
      <div className={styles.lesson}>
        <LessonPicture lesson={lesson} />
        <b>
          <Phrases>{lesson.title}</Phrases>
        </b>
      </div>
      {offer.data ? (
        <Choice {...rest} videoId={lesson.id} choices={choices} onClose={onClose} />
      ) : offer.error ? (
        <LoadError error={offer.error} onRetry={offer.refetch} />
      ) : (
        <Loading>
          <Skeleton shape="picture" />
        </Loading>
      )}
    </Sheet>
  )
}

type ChoiceProps = Pick<Props, 'choices' | 'language' | 'saver' | 'free' | 'onClose'> & { videoId: number }

function Choice({ videoId, choices, language, saver, free, onClose }: ChoiceProps) {
  const t = useTexts(savedTexts)
  const nameFree = useFreeSize()
  const [pressed, setPressed] = useState<SavedForm>()
  const [first] = choices
  const lacksRoom = first?.fits === false
  const chosen = choices.find(({ form, fits }) => fits && form === pressed) ?? firstChoice(choices, saver)
  const usesData = connectionKind() === 'mobile'
  async function save(waits: boolean) {
    if (!chosen) return
    onClose()
    try {
      await saveLesson(videoId, { language, form: chosen.form, waits })
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      showToast(isFull ? t('noRoom') : error instanceof RequestError ? error.message : t('browserCannot'), 'error')
    }
  }
  const size = chosen && sizeOf(chosen.bytes)
  const isSound = lacksRoom && chosen?.form === 'audio'
  return (
    <>
      {first && lacksRoom && (
        <p className={styles.lead}>
          <Phrases>
            {t(free !== null && free < first.bytes ? 'needs' : 'needsSize', {
              size: sizeOf(first.bytes),
              free: nameFree(free ?? 0),
            })}
          </Phrases>
        </p>
      )}
      <FormCards choices={choices} chosen={chosen?.form} onChoose={setPressed} />
      {usesData && chosen && (
        <p className={styles.hint}>
          <Signal aria-hidden="true" />
          <span>
            <Phrases>{t('noWifi')}</Phrases>
          </span>
        </p>
      )}
      {size !== undefined && (
        <Button
          size="xl"
          block
          icon={isSound ? <Headphones aria-hidden="true" /> : <Download aria-hidden="true" />}
          onClick={() => save(false)}
        >
          {t(isSound ? 'saveSound' : 'saveSize', { size })}
        </Button>
      )}
      {usesData && chosen && !lacksRoom && (
        <Button look="line" block icon={<Wifi aria-hidden="true" />} onClick={() => save(true)}>
          {t('waitForWifi')}
        </Button>
      )}
      {lacksRoom && (
        <LinkButton look="line" block icon={<Trash2 aria-hidden="true" />} to="/on-this-phone">
          {t('chooseRemoval')}
        </LinkButton>
      )}
    </>
  )
}
