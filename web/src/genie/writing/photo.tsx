import { Camera, Image, X } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { chatTexts } from '../chat.texts'
import styles from './composer.module.css'
import type { ChosenPhoto } from './use-photo'

/** On a phone it offers to take or to choose a photo: many browsers offer only one of the two by themselves. */
export function PhotoButton({ photo }: { photo: ChosenPhoto }) {
  const t = useTexts(chatTexts)
  const [isOpen, setOpen] = useState(false)
  const { file, camera, choose } = photo
  function open(input: RefObject<HTMLInputElement | null>) {
    setOpen(false)
    input.current?.click()
  }
  const begin = () => (matchMedia('(pointer: coarse)').matches ? setOpen(true) : open(file))
  return (
    <>
      <button type="button" className={styles.round} aria-label={t('addPhoto')} onClick={begin}>
        <Image aria-hidden="true" />
      </button>
      <input ref={file} type="file" accept="image/*" hidden data-testid="photo" onChange={choose} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={choose} />
      <Sheet open={isOpen} title={t('addPhoto')} onClose={() => setOpen(false)}>
        <div className={styles.ways}>
          <Button block icon={<Camera aria-hidden="true" />} onClick={() => open(camera)}>
            {t('takePhoto')}
          </Button>
          <Button block look="line" icon={<Image aria-hidden="true" />} onClick={() => open(file)}>
            {t('choosePhoto')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

/** The photo for the next question. */
export function PhotoPreview({ photo }: { photo: ChosenPhoto }) {
  const t = useTexts(chatTexts)
  if (!photo.chosen) return null
  return (
    <>
      <div className={styles.preview}>
        <img src={photo.chosen.thumbnail} alt={t('yourPhoto')} />
        <button type="button" className={styles.remove} aria-label={t('removePhoto')} onClick={photo.remove}>
          <X aria-hidden="true" />
        </button>
      </div>
      {photo.isUnseen && (
        <p role="status" className={styles.unseen}>
          <Phrases>{t('photoUnseen')}</Phrases>
        </p>
      )}
    </>
  )
}
