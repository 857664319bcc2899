import { mostMessageCharacters } from '@kasama/contract/genie/chat.rules'
import { Mic, Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { chatTexts } from '../chat.texts'
import styles from './speaking.module.css'
import { speakingTexts } from './speaking.texts'

type Props = { words: string; onSend: (words: string) => void; onAgain: () => void }

/** The transcript: she corrects it, sends it, or speaks again. */
export function HeardForm({ words, onSend, onAgain }: Props) {
  const t = useTexts(chatTexts)
  const s = useTexts(speakingTexts)
  const titleId = useId()
  const hintId = useId()
  const [mended, setMended] = useState(words)
  return (
    <form
      className={styles.heard}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(mended)
      }}
    >
      <h2 id={titleId}>
        <Phrases>{s('heard')}</Phrases>
      </h2>
      <textarea
        rows={3}
        maxLength={mostMessageCharacters}
        aria-labelledby={titleId}
        aria-describedby={hintId}
        value={mended}
        onChange={({ target }) => setMended(target.value)}
      />
      <p id={hintId} className={styles.hint}>
        <Phrases>{s('mend')}</Phrases>
      </p>
      <div className={styles.choices}>
        <Button type="submit" icon={<Send aria-hidden="true" />}>
          {t('send')}
        </Button>
        <Button look="line" icon={<Mic aria-hidden="true" />} onClick={onAgain}>
          {s('speakAgain')}
        </Button>
      </div>
    </form>
  )
}
