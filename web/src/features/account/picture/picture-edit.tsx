import type { Profile } from '@kasama/contract/account.api'
import { Camera } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Avatar } from '../../../shared/ui/media/avatar'
import { useSetPicture } from '../account.queries'
import { pictureTexts } from './picture.texts'
import styles from './picture-edit.module.css'
import { pictureProblem, smaller } from './prepare-picture'

/** The worker's picture; a press chooses another, and a bar shows how much of it has been sent. */
export function PictureEdit({ user }: { user: Profile }) {
  const t = useTexts(pictureTexts)
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number>()
  const save = useSetPicture(setSent)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file may be chosen again after a failure.
    target.value = ''
    if (!file) return
    const picture = await smaller(file)
    const problem = pictureProblem(picture)
    if (problem) return showToast(t(problem), 'error')
    setSent(0)
    save.mutate(picture, {
      onSuccess: () => showToast(t('sent')),
      onError: (error) => showToast(error.message, 'error'),
      onSettled: () => setSent(undefined),
    })
  }

  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('change')}
        disabled={sent !== undefined}
        onClick={() => input.current?.click()}
      >
        <Avatar src={user.img_url} language={user.language_code} size={140} />
        <span className={styles.camera}>
          <Camera aria-hidden="true" />
        </span>
      </button>
      <input ref={input} type="file" accept="image/*" hidden data-testid="picture" onChange={choose} />
      {sent !== undefined && (
        <div className={styles.bar}>
          <ProgressBar value={sent} label={t('sending')} showPercent />
        </div>
      )}
    </>
  )
}
