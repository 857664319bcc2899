import { brand } from '@kasama/contract/brand'
import { ArrowLeft, Keyboard, Mic, Trash2 } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { IconLink } from '#shared/ui/actions/icon-button.tsx'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { backTexts } from '#shared/ui/rows/back.texts.ts'
import { chatTexts } from '../chat.texts'
import styles from './chat.module.css'
import type { InputMode } from './use-mode'

type Props = {
  mode: InputMode
  onMode: (mode: InputMode) => void
  /** Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined
  /** Target of "Back" if she came from no other screen. */
  home: string
  /** The lesson in question. */
  children?: ReactNode
}

const inPhrases = (text: string) => (
  <span>
    <Phrases>{text}</Phrases>
  </span>
)

export function ChatTop({ mode, onMode, onClear, home, children }: Props) {
  const t = useTexts(chatTexts)
  const modes = [
    { value: 'text', label: inPhrases(t('textMode')), icon: <Keyboard aria-hidden="true" /> },
    { value: 'audio', label: inPhrases(t('audioMode')), icon: <Mic aria-hidden="true" /> },
  ] as const
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <BackLink home={home} />
        <Genie width={44} />
        <h1 className={styles.name}>{brand.assistant}</h1>
        {onClear && <ClearChatButton onClear={onClear} />}
      </div>
      {children}
      <Segment label={t('mode')} options={modes} value={mode} onChange={onMode} />
    </header>
  )
}

/** Back to the screen that she came from; the router counts its entries in the browser's history. */
function BackLink({ home }: { home: string }) {
  const t = useTexts(backTexts)
  const navigate = useNavigate()
  function goBack(event: MouseEvent) {
    if (!(history.state?.idx > 0)) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <IconLink to={home} label={t('back')} onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
    </IconLink>
  )
}

function ClearChatButton({ onClear }: { onClear: () => void }) {
  const t = useTexts(chatTexts)
  const [isAsking, setAsking] = useState(false)
  function clear() {
    setAsking(false)
    onClear()
  }
  return (
    <>
      <button type="button" className={styles.clear} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        <span>
          <Phrases>{t('clear')}</Phrases>
        </span>
      </button>
      <ChoiceDialog
        open={isAsking}
        title={t('clearTitle')}
        text={t('clearText')}
        yes={{ label: t('clear'), onPress: clear, isDangerous: true }}
        no={{ label: t('keep'), onPress: () => setAsking(false) }}
      />
    </>
  )
}
