import type { Profile } from '@kasama/contract/people/account.api'
import { Camera } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { ProgressBar } from '#shared/ui/feedback/progress-bar.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { pictureTexts } from './picture.texts'
import styles from './picture-edit.module.css'
import { usePhoto } from './use-photo'

/** The worker's picture; a press opens the choice of a photo, and a bar shows the uploaded share. */
export function PictureEdit({ user }: { user: Profile }) {
  const t = useTexts(pictureTexts)
  const { input, uploadedShare, choose, open } = usePhoto()
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('change')}
        disabled={uploadedShare !== undefined}
        onClick={open}
      >
        <Avatar src={user.img_url} language={user.language_code} size={140} />
        <span className={styles.camera}>
          <Camera aria-hidden="true" />
        </span>
      </button>
      <input ref={input} type="file" accept="image/*" hidden data-testid="picture" onChange={choose} />
      {uploadedShare !== undefined && (
        <div className={styles.bar}>
          <ProgressBar value={uploadedShare} label={t('sending')} showPercent />
        </div>
      )}
    </>
  )
}
