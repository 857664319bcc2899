import { htmlLanguages, type Language, languageNames } from '@kasama/contract/language'
import { Captions, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { LanguageName } from '../../../shared/ui/forms/language-name'
import { Segment } from '../../../shared/ui/forms/segment'
import type { Player } from '../use-player'
import { videoTexts } from '../video.texts'
import styles from './language-choice.module.css'

/** The languages of the voice and of the subtitles: one tap each. */
export function LanguageChoice({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const reader = useLanguage()
  const { clip, voices, written } = player
  const narration = clip?.narration ?? 'eng'
  const isForeign = narration !== (clip?.language ?? 'eng') || (voices.length < 2 && narration !== reader)
  return (
    <div className={styles.choice}>
      {voices.length > 1 && (
        <Row label={t('voice')} icon={<Volume2 aria-hidden="true" />}>
          <Segment
            label={t('voice')}
            options={voices.map(named)}
            value={clip?.language}
            onChange={player.chooseVoice}
          />
        </Row>
      )}
      {clip && isForeign && <p className={styles.note}>{t('voiceIs', { language: languageNames[narration] })}</p>}
      {written.length > 0 && clip?.host === 'file' && (
        <Row label={t('subtitles')} icon={<Captions aria-hidden="true" />}>
          <Segment
            label={t('subtitles')}
            options={written.map(named)}
            value={player.subtitles ?? undefined}
            onChange={player.chooseSubtitles}
          />
        </Row>
      )}
    </div>
  )
}

const named = (language: Language) => ({
  value: language,
  label: <LanguageName language={language} />,
  lang: htmlLanguages[language],
})

function Row({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.name} aria-hidden="true">
        {icon}
        <span className={styles.word}>{label}</span>
      </span>
      {children}
    </div>
  )
}
