import { type ChangeEvent, useRef, useState } from 'react'
import { pictureProblem, scaleDown } from '#shared/device/prepare-picture.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { pictureProblemTexts } from '#shared/ui/media/picture-problem.texts.ts'
import { useSetPhoto } from '../account.queries'
import { pictureTexts } from './picture.texts'

/** Choice and upload of a photo; `uploadedShare` is the uploaded share, 0 to 1, during the upload. */
export function usePhoto(onSaved: () => void = () => {}) {
  const t = useTexts(pictureTexts)
  const problemText = useTexts(pictureProblemTexts)
  const input = useRef<HTMLInputElement>(null)
  const [uploadedShare, setUploadedShare] = useState<number>()
  const save = useSetPhoto(setUploadedShare)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file may be chosen again after a failure.
    target.value = ''
    if (!file) return
    const picture = await scaleDown(file)
    const problem = pictureProblem(picture)
    if (problem) return showToast(problemText(problem), 'error')
    setUploadedShare(0)
    save.mutate(picture, {
      onSuccess() {
        showToast(t('sent'))
        onSaved()
      },
      onError: (error) => showToast(error.message, 'error'),
      onSettled: () => setUploadedShare(undefined),
    })
  }
  return { input, uploadedShare, choose, open: () => input.current?.click() }
}
