import { CircleAlert, Play, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { duration as clock } from '#shared/format/duration.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { SafeImage } from '#shared/ui/media/safe-image.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { topicScene } from '#shared/ui/topic/topic-scenes.ts'
import { Controls } from '../controls/controls'
import { playOn, readEnded, readPlaying, useMediaValue } from '../media/media'
import { hosts, MediaView } from '../media/media-view'
import { SubtitleBox } from '../subtitles/subtitle-box'
import type { Player } from '../use-player'
import { pictureIn } from '../versions/versions'
import { videoTexts } from '../video.texts'
import { Buffering, Surface } from './surface'
import { useFullScreen } from './use-full-screen'
import { useIdleControls } from './use-idle-controls'
import { useShortcuts } from './use-shortcuts'
import veilsStyles from './veils.module.css'
import styles from './video-player.module.css'

const stepSeconds = 5
const leapSeconds = 10

export function VideoPlayer({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const wrapper = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen(wrapper)
  const { media, clip } = player
  const poster = useVideoImage(player.video)
  const isPlaying = useMediaValue(media, readPlaying, false)
  const hasEnded = useMediaValue(media, readEnded, false)
  const isIdle = useIdleControls(wrapper, isPlaying)
  const actions = actionsOf(player)
  const host = hosts[clip?.host ?? 'vimeo']
  const isAsking = !player.isStarted && player.resumeAt > 0
  const hasControls = !host.hasOwnControls && !player.failure && !isAsking
  const leaveFullScreen = useEffectEvent(() => fullScreen.isOn && fullScreen.toggle())
  // The pressed button is gone: the player takes the focus, so that its keys still work.
  const takeFocus = () => wrapper.current?.focus({ preventScroll: true })
  useEffect(() => {
    if (hasEnded) leaveFullScreen()
  }, [hasEnded])
  // The button that leaves full screen is one of the controls: without them nothing else would lead back to the page.
  useEffect(() => {
    if (!hasControls) leaveFullScreen()
  }, [hasControls])
  useShortcuts(wrapper, shortcutsOf(actions, fullScreen.toggle))

  return (
    <section
      ref={wrapper}
      tabIndex={-1}
      className={styles.player}
      aria-label={t('player')}
      data-listen="off"
      data-poster={!player.isStarted || undefined}
      data-idle={isIdle || undefined}
      data-ended={hasEnded || undefined}
      data-full={fullScreen.isOn || undefined}
      data-filled={fullScreen.isFilled || undefined}
    >
      <div className={styles.stage} data-asking={isAsking || undefined}>
        {clip && (host.isInstant || (player.isStarted && !player.failure)) && (
          <MediaView
            clip={clip}
            url={player.source}
            poster={posterOf(player, poster)}
            onMedia={player.setMedia}
            onBroken={player.onBroken}
          />
        )}
        {player.isStarted && !host.hasOwnControls && (
          <Surface isIdle={isIdle} onPress={actions.togglePlay} onLeap={(side) => actions.skip(side * leapSeconds)} />
        )}
        <Veil player={player} hasEnded={hasEnded} poster={poster} onPressed={takeFocus} />
        {hasControls && <OwnControls player={player} fullScreen={fullScreen} actions={actions} />}
      </div>
    </section>
  )
}

type OwnProps = {
  player: Player
  fullScreen: ReturnType<typeof useFullScreen>
  actions: ReturnType<typeof actionsOf>
}

/** The layers over a clip that plays without controls of its host. */
function OwnControls({ player, fullScreen, actions }: OwnProps) {
  return (
    <>
      {player.isStarted && <SubtitleBox player={player} />}
      <Controls player={player} fullScreen={fullScreen} onPlay={actions.togglePlay} onMute={actions.toggleMute} />
      <Buffering media={player.media} />
    </>
  )
}

/** The picture of a video in the reader's language, or a drawing if there is none. */
function useVideoImage(video: Player['video']) {
  return { src: pictureIn(video, useLanguage()), fallback: topicScene(video.topic_ids[0]) }
}

type VideoImage = ReturnType<typeof useVideoImage>
type VeilProps = { player: Player; hasEnded: boolean; poster: VideoImage; onPressed: () => void }

const posterOf = ({ quality }: Player, { src, fallback }: VideoImage) =>
  quality === 'audio' ? (src ?? fallback) : null

/** The layer over the picture: an error, the first play, resuming, or watching again. */
function Veil({ player, hasEnded, poster, onPressed }: VeilProps) {
  const { failure, isStarted, resumeAt } = player
  function playFrom(time: number) {
    player.playFrom(time)
    onPressed()
  }
  function tryAgain() {
    player.tryAgain()
    onPressed()
  }
  if (failure) return <FailureVeil message={failure} onRetry={tryAgain} />
  if (hasEnded) return <EndVeil onReplay={() => playFrom(0)} />
  if (isStarted) return null
  return (
    <>
      <SafeImage {...poster} alt="" loading="eager" fetchPriority="high" className={styles.picture} />
      {resumeAt > 0 ? (
        <ResumeVeil time={resumeAt} onContinue={() => playFrom(resumeAt)} onRestart={() => playFrom(0)} />
      ) : (
        <StartVeil onPlay={() => playFrom(0)} />
      )}
    </>
  )
}

function actionsOf({ media, subtitleChoice, chooseSubtitles, seek, isStarted, resumeAt, playFrom }: Player) {
  return {
    togglePlay() {
      if (!isStarted) playFrom(resumeAt)
      else if (media?.paused) playOn(media)
      else media?.pause()
    },
    toggleMute() {
      if (media) media.muted = !media.muted
    },
    toggleSubtitles() {
      chooseSubtitles(subtitleChoice.isShown ? null : subtitleChoice.language)
    },
    skip(seconds: number) {
      if (media) seek(media.currentTime + seconds)
    },
  }
}

function shortcutsOf(actions: ReturnType<typeof actionsOf>, toggleFullScreen: () => void) {
  return {
    ' ': actions.togglePlay,
    k: actions.togglePlay,
    m: actions.toggleMute,
    c: actions.toggleSubtitles,
    f: toggleFullScreen,
    arrowleft: () => actions.skip(-stepSeconds),
    arrowright: () => actions.skip(stepSeconds),
    j: () => actions.skip(-leapSeconds),
    l: () => actions.skip(leapSeconds),
  }
}

/** Shown before the first play: the whole picture is the button. */
function StartVeil({ onPlay }: { onPlay: () => void }) {
  const t = useTexts(videoTexts)
  return (
    <button type="button" className={veilsStyles.start} aria-label={t('play')} onClick={onPlay}>
      <span className={veilsStyles.big}>
        <Play aria-hidden="true" />
      </span>
    </button>
  )
}

type ResumeProps = { time: number; onContinue: () => void; onRestart: () => void }

function ResumeVeil({ time, onContinue, onRestart }: ResumeProps) {
  const t = useTexts(videoTexts)
  return (
    <div className={veilsStyles.resume}>
      <p className={veilsStyles.question}>
        <Phrases>{t('continueFrom', { time: clock(time) })}</Phrases>
      </p>
      <div className="row stretch centre wrap gap-10">
        <Button look="accent" icon={<Play className={veilsStyles.full} aria-hidden="true" />} onClick={onContinue}>
          {t('continue')}
        </Button>
        <Button look="line" className={veilsStyles.light} icon={<RotateCcw aria-hidden="true" />} onClick={onRestart}>
          {t('fromStart')}
        </Button>
      </div>
    </div>
  )
}

function EndVeil({ onReplay }: { onReplay: () => void }) {
  const t = useTexts(videoTexts)
  return (
    <div className={veilsStyles.end}>
      <Button look="accent" icon={<RotateCcw aria-hidden="true" />} onClick={onReplay}>
        {t('watchAgain')}
      </Button>
    </div>
  )
}

function FailureVeil({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useTexts(videoTexts)
  return (
    <div className={veilsStyles.failure} role="alert">
      <Leaf size={52}>
        <CircleAlert aria-hidden="true" />
      </Leaf>
      <p className={veilsStyles.message}>
        <Phrases>{message}</Phrases>
      </p>
      <Button look="accent" size="s" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
