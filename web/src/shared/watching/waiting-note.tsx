import { CloudUpload } from 'lucide-react'
import { useTexts } from '../i18n/use-texts'
import { Notice } from '../ui/feedback/notice'
import { Phrases } from '../ui/phrases'
import { waitingTexts } from './waiting.texts'

/** Says that what she has just done is kept on the phone and sent later. */
export function WaitingNote() {
  const t = useTexts(waitingTexts)
  return (
    <Notice kind="warn" icon={<CloudUpload aria-hidden="true" />}>
      <Phrases>{t('nothingLost')}</Phrases>
    </Notice>
  )
}
