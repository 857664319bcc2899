import { htmlLanguages, type Language, languageNames, languages } from '@kasama/contract/language'
import { Captions, ChevronRight, Languages, Volume2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LanguageName } from '#shared/ui/choices/language-name.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import type { Player } from '../use-player'
import { videoTexts } from '../video.texts'
import { SheetColumn } from './sheet-column'
import styles from './sheets.module.css'

/** Voice and subtitles, side by side; a clip is named by the language of its slides and, if different, its voice. */
function VoiceColumns({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const { clip, voices, written } = player
  const subtitles = [...written.map(languageOption), { value: 'off' as const, label: t('off') }]
  return (
    <div ref={focusChosen} className={styles.columns}>
      <SheetColumn label={t('voice')} icon={<Volume2 aria-hidden="true" />}>
        <RadioList
          label={t('voice')}
          options={voices.map((language) => {
            const narration = player.clips[language]?.narration ?? language
            const note = narration === language ? undefined : <LanguageName language={narration} />
            return { ...languageOption(language), ...(note && { note }) }
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

const languageOption = (language: Language) => ({
  value: language,
  label: <LanguageName language={language} />,
  lang: htmlLanguages[language],
})

type Props = { player: Player; open: boolean; onClose: () => void }

/** A row for each spoken or written language; subtitles on and off; and both separately, for those who mix them. */
export function VoiceSheet({ player, open, onClose }: Props) {
  const t = useTexts(videoTexts)
  const switchId = useId()
  const [isApart, setApart] = useState(false)
  const { subtitleChoice, written } = player
  function close() {
    setApart(false)
    onClose()
  }
  return (
    <Sheet title={t('voiceAndSubtitles')} open={open} onClose={close} className={styles.place ?? ''}>
      {isApart ? (
        <VoiceColumns player={player} />
      ) : (
        <>
          <LanguageRows player={player} />
          {written.length > 0 && (
            <label htmlFor={switchId} className={styles.row}>
              <Captions aria-hidden="true" />
              <span>{t('showSubtitles')}</span>
              <Switch
                id={switchId}
                checked={subtitleChoice.isShown}
                onChange={(isOn) => player.chooseSubtitles(isOn ? subtitleChoice.language : null)}
              />
            </label>
          )}
          <button type="button" className={styles.row} onClick={() => setApart(true)}>
            <Languages aria-hidden="true" />
            <span>{t('twoLanguages')}</span>
            <ChevronRight aria-hidden="true" />
          </button>
        </>
      )}
    </Sheet>
  )
}

function LanguageRows({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const { voices, written, clip, subtitleChoice } = player
  const offered = languages.filter((language) => voices.includes(language) || written.includes(language))
  const hasSubtitles = written.length > 0
  const isOne = !hasSubtitles || subtitleChoice.language === clip?.language || !voices.includes(subtitleChoice.language)
  return (
    <RadioList
      label={t('voiceAndSubtitles')}
      options={offered.map((language) => ({
        value: language,
        label: <LanguageName language={language} />,
        note: <Offer player={player} language={language} />,
        lang: htmlLanguages[language],
      }))}
      value={isOne ? (hasSubtitles ? subtitleChoice.language : clip?.language) : undefined}
      onChange={player.chooseLanguage}
    />
  )
}

/** A language's offer: a voice, subtitles, or subtitles only. */
function Offer({ player, language }: { player: Player; language: Language }) {
  const t = useTexts(videoTexts)
  const clip = player.clips[language] ?? player.clips.eng ?? player.clip
  const isWritten = player.written.includes(language)
  if (clip && clip.narration !== language) {
    return (
      <span className={styles.offer}>
        <Captions aria-hidden="true" />
        <span>{t(isWritten ? 'subtitlesOnly' : 'voiceIs', { language: languageNames[clip.narration] })}</span>
      </span>
    )
  }
  return (
    <span className={styles.offer}>
      <Volume2 aria-hidden="true" />
      <span>{t(clip?.isComputer ? 'computerVoice' : 'hasVoice')}</span>
      {isWritten && (
        <>
          <Captions aria-hidden="true" />
          {t('hasSubtitles')}
        </>
      )}
    </span>
  )
}
