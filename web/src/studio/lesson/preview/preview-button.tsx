import { languages } from '@kasama/contract/language'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#shared/ui/actions/button.tsx'
import { useModal } from '#shared/ui/overlay/use-modal.ts'
import { editorTexts as t } from '../editor/editor.texts'
import type { EditedLesson } from '../saving/use-lesson'
import styles from './preview-button.module.css'
import { PreviewPhone } from './preview-phone'

type Props = {
  editing: EditedLesson
  label: string
  opensOn?: 'clip' | 'quiz'
  className?: string | undefined
}

/** Opens the preview over the page, for when it is not shown beside the form. */
export function PreviewButton({ editing, label, opensOn, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [search] = useSearchParams()
  const first = languages.find((one) => one === search.get('language')) ?? 'eng'
  const close = () => setOpen(false)
  const modal = useModal(isOpen, close)
  return (
    <>
      <Button look="line" icon={<Smartphone aria-hidden="true" />} className={className} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <dialog {...modal} className={styles.dialog} aria-label={t.previewLabel}>
        {isOpen && (
          <>
            <PreviewPhone editing={editing} first={first} opensOn={opensOn} />
            <Button look="line" block onClick={close}>
              {t.previewHide}
            </Button>
          </>
        )}
      </dialog>
    </>
  )
}
