import { playbackRates } from '@kasama/contract/learning/video/video.rules'
import { Gauge, Leaf } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { readRate, useMediaValue } from '../media/media'
import type { Player } from '../use-player'
import { videoTexts } from '../video.texts'
import { SheetColumn } from './sheet-column'
import styles from './sheets.module.css'
import { VoiceSheet } from './voice-sheet'

type Props = { kind: 'voice' | 'settings'; player: Player; open: boolean; onClose: () => void }

/** The two sheets of the player, in one file. */
export function PlayerSheets({ kind, ...props }: Props) {
  return kind === 'voice' ? <VoiceSheet {...props} /> : <SettingsSheet {...props} />
}

type SettingsSheetProps = { player: Player; open: boolean; onClose: () => void }

/** Speed, and picture quality if there is a choice. */
function SettingsSheet({ player, open, onClose }: SettingsSheetProps) {
  const t = useTexts(videoTexts)
  const positionClass = styles.place ?? ''
  if (player.qualities.length < 2) {
    return (
      <Sheet title={t('speed')} open={open} onClose={onClose} className={positionClass}>
        <Speeds player={player} onClose={onClose} />
      </Sheet>
    )
  }
  return (
    <Sheet title={t('settings')} open={open} onClose={onClose} className={positionClass}>
      <div className={styles.columns}>
        <SheetColumn label={t('quality')} icon={<Leaf aria-hidden="true" />}>
          <Qualities player={player} onClose={onClose} />
        </SheetColumn>
        <SheetColumn label={t('speed')} icon={<Gauge aria-hidden="true" />}>
          <Speeds player={player} onClose={onClose} />
        </SheetColumn>
      </div>
    </Sheet>
  )
}

type ListProps = Omit<SettingsSheetProps, 'open'>

function Speeds({ player: { media }, onClose }: ListProps) {
  const t = useTexts(videoTexts)
  const rate = useMediaValue(media, readRate, 1)
  function choose(next: string) {
    // The default applies to the clip in another language, too.
    if (media) Object.assign(media, { defaultPlaybackRate: Number(next), playbackRate: Number(next) })
  }
  const options = playbackRates.map((option) => ({
    value: String(option),
    label: option === 1 ? t('normal') : `${option}×`,
  }))
  return <RadioList label={t('speed')} options={options} value={String(rate)} onChange={choose} onPress={onClose} />
}

function Qualities({ player, onClose }: ListProps) {
  const t = useTexts(videoTexts)
  const labels = {
    sharp: { label: t('sharp') },
    low: { label: <Phrases>{t('dataSaver')}</Phrases>, note: <Phrases>{t('leastData')}</Phrases> },
    audio: { label: t('soundOnly') },
  }
  return (
    <RadioList
      label={t('quality')}
      options={player.qualities.map((value) => ({ value, ...labels[value] }))}
      value={player.qualities.includes(player.quality) ? player.quality : 'sharp'}
      onChange={player.chooseQuality}
      onPress={onClose}
    />
  )
}
