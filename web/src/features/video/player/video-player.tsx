import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { SafeImage } from '../../../shared/ui/media/safe-image'
import { topicScene } from '../../../shared/ui/topic/topic-scenes'
import { Controls } from '../controls/controls'
import { playOn, readEnded, readPlaying, useMediaValue } from '../media/media'
import { hosts, MediaView } from '../media/media-view'
import { SubtitleBox } from '../subtitles/subtitle-box'
import type { Player } from '../use-player'
import { pictureIn } from '../versions/versions'
import { videoTexts } from '../video.texts'
import { Buffering, Surface } from './surface'
import { EndVeil, FailureVeil, ResumeVeil, StartVeil } from './veils'
import styles from './video-player.module.css'

const hideAfterMs = 2500

/** Hides the controls while a clip plays and nobody touches it; not while the keyboard's focus is on one of them. */
function useIdleControls(wrapper: RefObject<HTMLElement | null>, isPlaying: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const element = wrapper.current
    if (!element || !isPlaying) {
      setIdle(false)
      return
    }
    let timer = 0
    function wake() {
      setIdle(false)
      clearTimeout(timer)
      timer = window.setTimeout(() => setIdle(element?.querySelector(':focus-visible') === null), hideAfterMs)
    }
    wake()
    const signs = ['pointermove', 'pointerup', 'keydown', 'focusin', 'focusout']
    for (const sign of signs) element.addEventListener(sign, wake)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) element.removeEventListener(sign, wake)
    }
  }, [wrapper, isPlaying])
  return isIdle
}

const stepSeconds = 5
const leapSeconds = 10

export function VideoPlayer({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const wrapper = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen(wrapper)
  const { media, clip } = player
  const still = useStill(player.video)
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
            address={player.address}
            poster={posterOf(player, still)}
            onMedia={player.setMedia}
            onBroken={player.onBroken}
          />
        )}
        {player.isStarted && !host.hasOwnControls && (
          <Surface isIdle={isIdle} onPress={actions.togglePlay} onLeap={(side) => actions.skip(side * leapSeconds)} />
        )}
        <Veil player={player} hasEnded={hasEnded} still={still} onPressed={takeFocus} />
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
function useStill(video: Player['video']) {
  return { src: pictureIn(video, useLanguage()), fallback: topicScene(video.topic_ids[0]) }
}

type Still = ReturnType<typeof useStill>
type VeilProps = { player: Player; hasEnded: boolean; still: Still; onPressed: () => void }

const posterOf = ({ quality }: Player, { src, fallback }: Still) => (quality === 'audio' ? (src ?? fallback) : null)

/** The layer over the picture: an error, the first play, resuming, or watching again. */
function Veil({ player, hasEnded, still, onPressed }: VeilProps) {
  const { failure, isStarted, resumeAt } = player
  function playFrom(time: number) {
    player.playFrom(time)
    onPressed()
  }
  function tryAgain() {
    player.tryAgain()
    onPressed()
  }
  if (failure) return <FailureVeil message={failure} onAgain={tryAgain} />
  if (hasEnded) return <EndVeil onAgain={() => playFrom(0)} />
  if (isStarted) return null
  return (
    <>
      <SafeImage {...still} alt="" loading="eager" fetchPriority="high" className={styles.picture} />
      {resumeAt > 0 ? (
        <ResumeVeil time={resumeAt} onContinue={() => playFrom(resumeAt)} onRestart={() => playFrom(0)} />
      ) : (
        <StartVeil onPlay={() => playFrom(0)} />
      )}
    </>
  )
}

function actionsOf({ media, captions, chooseSubtitles, seek, isStarted, resumeAt, playFrom }: Player) {
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
      chooseSubtitles(captions.isShown ? null : captions.language)
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

type Shortcuts = Record<string, () => void>

/** Keys of the player. They work only while the focus is in it, so that they never disturb typing. */
function useShortcuts(wrapper: RefObject<HTMLElement | null>, shortcuts: Shortcuts) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = event.target as HTMLElement
    if (target.closest('dialog')) return
    // On a button the space bar presses that button.
    if (event.key === ' ' && target.closest('button:not([tabindex="-1"])')) return
    const act = shortcuts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const element = wrapper.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [wrapper])
}

/**
 * Full screen of the whole player, so that our controls stay; a phone without that gets a player that fills the window.
 */
function useFullScreen(wrapper: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === wrapper.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [wrapper])

  function toggle() {
    const element = wrapper.current
    if (isFull) document.exitFullscreen()
    else if (isFilled) setFilled(false)
    else if (element?.requestFullscreen) element.requestFullscreen().then(holdSideways, () => setFilled(true))
    else setFilled(true)
  }

  return { isOn: isFull || isFilled, isFilled, toggle }
}

type Orientation = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> }

/** Turns a phone's picture sideways, even if its owner has locked the rotation; a desktop refuses. */
function holdSideways() {
  const { lock }: Orientation = screen.orientation
  lock?.call(screen.orientation, 'landscape').catch(() => {})
}
