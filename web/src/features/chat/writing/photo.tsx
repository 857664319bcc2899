import { Image, X } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { chatTexts } from '../chat.texts'
import styles from './composer.module.css'
import type { ChosenPhoto } from './use-photo'

export function PhotoButton({ photo }: { photo: ChosenPhoto }) {
  const t = useTexts(chatTexts)
  return (
    <>
      <button type="button" className={styles.round} aria-label={t('addPhoto')} onClick={photo.open}>
        <Image aria-hidden="true" />
      </button>
      <input ref={photo.input} type="file" accept="image/*" hidden data-testid="photo" onChange={photo.choose} />
    </>
  )
}

/** The photo that goes with the next question. */
export function PhotoPreview({ photo }: { photo: ChosenPhoto }) {
  const t = useTexts(chatTexts)
  if (!photo.chosen) return null
  return (
    <div className={styles.preview}>
      <img src={photo.chosen.shown} alt={t('yourPhoto')} />
      <button type="button" className={styles.remove} aria-label={t('removePhoto')} onClick={photo.remove}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}
