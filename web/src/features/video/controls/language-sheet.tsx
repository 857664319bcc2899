import type { Language } from '@kasama/contract/language'
import { Captions, Volume2 } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { LanguageName } from '../../../shared/ui/forms/language-name'
import { RadioList } from '../../../shared/ui/forms/radio-list'
import { Sheet } from '../../../shared/ui/overlay/sheet'
import type { Player } from '../use-player'
import { videoTexts } from '../video.texts'
import { SheetColumn } from './sheet-column'
import styles from './sheets.module.css'

type Props = { player: Player; open: boolean; onClose: () => void }

/** Voice and subtitles, side by side. */
export function LanguageSheet({ player, open, onClose }: Props) {
  const t = useTexts(videoTexts)
  const { clip, voices, written } = player
  const subtitles = [...written.map(named), { value: 'off' as const, label: t('off') }]
  return (
    <Sheet title={t('language')} open={open} onClose={onClose} className={styles.place ?? ''}>
      <div className={styles.columns}>
        <SheetColumn label={t('voice')} icon={<Volume2 aria-hidden="true" />}>
          <RadioList
            label={t('voice')}
            options={voices.map(named)}
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
    </Sheet>
  )
}

const named = (language: Language) => ({ value: language, label: <LanguageName language={language} /> })
