import { Captions, Maximize, Minimize, Pause, PictureInPicture2, Play, Settings, Volume2, VolumeX } from 'lucide-react'
import { useRef, useState } from 'react'
import { duration as clock } from '#shared/format/duration.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { type Media, readMuted, readPlaying, readTime, useMediaValue } from '../media/media'
import type { Player } from '../use-player'
import { videoTexts } from '../video.texts'
import styles from './controls.module.css'
import { PlayerSheet } from './player-sheet'
import seekBarStyles from './seek-bar.module.css'
import { useSheetPosition } from './use-sheet-position'

type Props = {
  player: Player
  fullScreen: { isOn: boolean; toggle: () => void }
  onPlay: () => void
  onMute: () => void
}

/** Our own controls, for clips that play without controls of their host. */
export function Controls({ player, fullScreen, onPlay, onMute }: Props) {
  const t = useTexts(videoTexts)
  const [sheet, setSheet] = useState<'voice' | 'settings' | null>(null)
  const { media } = player
  const isPlaying = useMediaValue(media, readPlaying, false)
  const isMuted = useMediaValue(media, readMuted, false)
  const float = usePictureInPicture(media)
  const close = () => setSheet(null)
  const row = useRef<HTMLDivElement>(null)
  const sheetPosition = useSheetPosition(row, sheet !== null)
  return (
    <div className={styles.controls} style={sheetPosition}>
      <SeekBar player={player} />
      <div ref={row} className={styles.row}>
        <button type="button" aria-label={t(isPlaying ? 'pause' : 'play')} onClick={onPlay}>
          {isPlaying ? (
            <Pause className={styles.full} aria-hidden="true" />
          ) : (
            <Play className={styles.full} aria-hidden="true" />
          )}
        </button>
        <Time player={player} />
        <button type="button" aria-label={t('sound')} aria-pressed={!isMuted} onClick={onMute}>
          {isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </button>
        {fullScreen.isOn && (
          <button
            type="button"
            aria-label={t('voiceAndSubtitles')}
            aria-haspopup="dialog"
            onClick={() => setSheet('voice')}
          >
            <Captions aria-hidden="true" />
          </button>
        )}
        <button type="button" aria-label={t('settings')} aria-haspopup="dialog" onClick={() => setSheet('settings')}>
          <Settings aria-hidden="true" />
        </button>
        {float && (
          <button type="button" aria-label={t('smallWindow')} onClick={float}>
            <PictureInPicture2 aria-hidden="true" />
          </button>
        )}
        <button type="button" aria-label={t('fullScreen')} aria-pressed={fullScreen.isOn} onClick={fullScreen.toggle}>
          {fullScreen.isOn ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </button>
      </div>
      <PlayerSheet kind="voice" player={player} open={sheet === 'voice'} onClose={close} />
      <PlayerSheet kind="settings" player={player} open={sheet === 'settings'} onClose={close} />
    </div>
  )
}

function Time({ player: { media, clip } }: { player: Player }) {
  const time = useMediaValue(media, readTime, 0)
  const length = useMediaValue(media, (playing) => playing.duration || 0, 0) || (clip?.duration ?? 0)
  return (
    <span className={styles.time}>
      {clock(time)}
      <span className={styles.length}> / {clock(Math.round(length))}</span>
    </span>
  )
}

/** Plays the clip in a small window; undefined if the browser, or this media, does not support it. */
function usePictureInPicture(media: Media | null): (() => void) | undefined {
  if (!(media instanceof HTMLVideoElement) || !document.pictureInPictureEnabled) return undefined
  return () => {
    const change = document.pictureInPictureElement ? document.exitPictureInPicture() : media.requestPictureInPicture()
    change.catch(() => {})
  }
}

/** Yellow: played. White: watched before, she may seek there. Striped: not watched yet. */
function SeekBar({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const { media, furthest } = player
  const time = useMediaValue(media, readTime, 0)
  const length = useMediaValue(media, (playing) => playing.duration || 0, 0)
  const played = length > 0 ? Math.min(time / length, 1) : 0
  return (
    <div className={seekBarStyles.bar}>
      <span className={seekBarStyles.track}>
        <span className={seekBarStyles.open} style={{ width: `${Math.max(furthest, played) * 100}%` }} />
        <span className={seekBarStyles.played} style={{ width: `${played * 100}%` }} />
      </span>
      <span className={seekBarStyles.knob} style={{ left: `${played * 100}%` }} />
      <input
        className={seekBarStyles.input}
        type="range"
        min={0}
        max={length}
        step="any"
        value={time}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
        aria-label={t('position')}
        aria-valuetext={t('timeOf', { time: clock(time), duration: clock(length) })}
      />
    </div>
  )
}
