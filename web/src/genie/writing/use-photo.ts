import { type ChangeEvent, useRef, useState } from 'react'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { createThumbnail, pictureProblem, scaleDown } from '#shared/device/prepare-picture.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { pictureProblemTexts } from '#shared/ui/media/picture-problem.texts.ts'

export type ChosenPhoto = ReturnType<typeof usePhoto>

/** Twice its width in the bubble. */
const thumbnailWidth = 440

/** The photo for the next question: from the camera or a file, made smaller here. */
export function usePhoto() {
  const problemText = useTexts(pictureProblemTexts)
  const chat = useConfig().data?.chat
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: Blob; thumbnail: string } | null>(null)
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [photo] = target.files ?? []
    // The same file may be chosen again after it was removed.
    target.value = ''
    if (!photo) return
    const picture = await scaleDown(photo, 'longer')
    const thumbnail = await createThumbnail(picture, thumbnailWidth)
    const problem = pictureProblem(picture) ?? (thumbnail === null ? 'notPicture' : null)
    if (problem || thumbnail === null) return showToast(problemText(problem ?? 'notPicture'), 'error')
    setChosen({ file: picture, thumbnail })
  }
  return {
    file,
    camera,
    chosen,
    choose,
    remove: () => setChosen(null),
    /** Nobody here can see it; of an external service that is unknown. */
    isUnseen: chat !== undefined && !chat.sees && chat.url === null,
  }
}
