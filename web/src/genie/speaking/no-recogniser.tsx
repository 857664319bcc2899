import { Keyboard } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { chatTexts } from '../chat.texts'
import { HelpNow } from './help-now'
import styles from './speaking.module.css'
import { speakingTexts } from './speaking.texts'

/** Shown if neither the provider nor this browser can transcribe her voice. */
export function NoRecogniser({ onType }: { onType: () => void }) {
  const t = useTexts(chatTexts)
  const s = useTexts(speakingTexts)
  return (
    <div className={styles.speaking}>
      <p className="muted" role="status">
        <Phrases>{s('deaf')}</Phrases>
      </p>
      <Button icon={<Keyboard aria-hidden="true" />} onClick={onType}>
        {t('textMode')}
      </Button>
      <HelpNow />
    </div>
  )
}
