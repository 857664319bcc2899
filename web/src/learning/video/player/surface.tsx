import { type MouseEvent, useRef } from 'react'
import { Spinner } from '#shared/ui/actions/spinner.tsx'
import { Loading } from '#shared/ui/states/skeleton.tsx'
import { type Media, readWaiting, useMediaValue } from '../media/media'
import styles from './video-player.module.css'

/** A spinner while the connection is slower than the clip. */
export function Buffering({ media }: { media: Media | null }) {
  const isWaiting = useMediaValue(media, readWaiting, false)
  if (!isWaiting) return null
  return (
    <Loading className={styles.buffering ?? ''}>
      <Spinner />
    </Loading>
  )
}

const doubleTapMs = 300

/** The touched third of the picture: -1 goes back, 1 ahead, 0 neither. */
function sideOf({ currentTarget, clientX }: MouseEvent<HTMLElement>): -1 | 0 | 1 {
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = (clientX - left) / width
  if (share < 1 / 3) return -1
  return share > 2 / 3 ? 1 : 0
}

type SurfaceProps = { isIdle: boolean; onPress: () => void; onLeap: (side: -1 | 1) => void }

/**
 * A press on the picture plays or pauses; a finger first shows the controls again. A second tap within 300 ms on the same
 * side third undoes the first and leaps instead.
 */
export function Surface({ isIdle, onPress, onLeap }: SurfaceProps) {
  const touch = useRef({ isTouch: false, onlyWakes: false })
  const lastTap = useRef({ at: 0, side: 0, pressed: false })
  function tap(event: MouseEvent<HTMLElement>) {
    const { isTouch, onlyWakes } = touch.current
    const [side, before] = [sideOf(event), lastTap.current]
    const isSecond = isTouch && side !== 0 && side === before.side && event.timeStamp - before.at < doubleTapMs
    // A third tap leaps again.
    lastTap.current = { at: event.timeStamp, side, pressed: !isSecond && !onlyWakes }
    if (isSecond) {
      if (before.pressed) onPress()
      return onLeap(side)
    }
    if (!onlyWakes) onPress()
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={styles.surface}
      onPointerDown={({ pointerType }) => {
        const isTouch = pointerType === 'touch'
        touch.current = { isTouch, onlyWakes: isIdle && isTouch }
      }}
      onClick={tap}
    />
  )
}
