import { htmlLanguages, type Language } from '@kasama/contract/language'
import { Captions, Volume2 } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { LanguageName } from '../../../shared/ui/choices/language-name'
import { RadioList } from '../../../shared/ui/choices/radio-list'
import type { Player } from '../use-player'
import { videoTexts } from '../video.texts'
import { SheetColumn } from './sheet-column'
import styles from './sheets.module.css'

/** Voice and subtitles, side by side; a clip is named by the language of its slides and, if different, its voice. */
export function VoiceColumns({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const { clip, voices, written } = player
  const subtitles = [...written.map(named), { value: 'off' as const, label: t('off') }]
  return (
    <div ref={focusChosen} className={styles.columns}>
      <SheetColumn label={t('voice')} icon={<Volume2 aria-hidden="true" />}>
        <RadioList
          label={t('voice')}
          options={voices.map((language) => {
            const narration = player.clips[language]?.narration ?? language
            const note = narration === language ? undefined : <LanguageName language={narration} />
            return { ...named(language), ...(note && { note }) }
          })}
          value={clip?.language}
          onChange={player.chooseVoice}
        />
      </SheetColumn>
      <SheetColumn label={t('subtitles')} icon={<Captions aria-hidden="true" />}>
        <RadioList
          label={t('subtitles')}
          options={subtitles}
          value={player.subtitles ?? 'off'}
          onChange={(choice) => player.chooseSubtitles(choice === 'off' ? null : choice)}
        />
      </SheetColumn>
    </div>
  )
}

/** The row that opened these lists is gone, and the focus with it. */
function focusChosen(columns: HTMLElement | null) {
  columns?.querySelector<HTMLInputElement>(':checked')?.focus()
}

const named = (language: Language) => ({
  value: language,
  label: <LanguageName language={language} />,
  lang: htmlLanguages[language],
})
