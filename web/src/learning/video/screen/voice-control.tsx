import { type Language, languageNames } from '@kasama/contract/language'
import { ChevronDown, Languages } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { LanguageName } from '#shared/ui/choices/language-name.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { PlayerSheet } from '../controls/player-sheet'
import { useSheetPosition } from '../controls/use-sheet-position'
import type { Player } from '../use-player'
import { videoTexts } from '../video.texts'
import styles from './voice-control.module.css'

/** One control for voice and subtitles; it names the present ones. */
export function VoiceControl({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const sheetPosition = useSheetPosition(button, isOpen)
  const { clip, voices, written } = player
  if (!clip) return null
  if (voices.length < 2 && (written.length === 0 || clip.host !== 'file')) {
    return <p className="muted text-15">{t('voiceIs', { language: languageNames[clip.narration] })}</p>
  }
  return (
    <div style={sheetPosition}>
      <button
        ref={button}
        type="button"
        className={styles.control}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Leaf size={44}>
          <Languages aria-hidden="true" />
        </Leaf>
        <span className={styles.words}>
          <small>
            <DottedLine parts={[t('voiceAndSubtitles'), clip.isComputer && t('computerVoice')]} />
          </small>
          <b>
            <Choice voiceLanguage={clip.narration} textLanguage={readLanguage(player)} />
          </b>
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <PlayerSheet kind="voice" player={player} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

/** The language that she reads: that of the subtitles, or of slides with the sentences on them. */
function readLanguage({ subtitles, clip, video }: Player): Language | undefined {
  return subtitles ?? (video.slides_show_text ? clip?.language : undefined)
}

function Choice({
  voiceLanguage,
  textLanguage = voiceLanguage,
}: {
  voiceLanguage: Language
  textLanguage: Language | undefined
}) {
  const t = useTexts(videoTexts)
  if (voiceLanguage === textLanguage) return <LanguageName language={voiceLanguage} />
  return t('voiceOther', { voice: languageNames[voiceLanguage], subtitles: languageNames[textLanguage] })
}
