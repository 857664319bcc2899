import { useRef } from 'react'
import { Spinner } from '../../../shared/ui/actions/spinner'
import { Loading } from '../../../shared/ui/states/skeleton'
import { type Media, readWaiting, useMediaValue } from '../media/media'
import styles from './video-player.module.css'

/** The line is slower than the clip. */
export function Buffering({ media }: { media: Media | null }) {
  const isWaiting = useMediaValue(media, readWaiting, false)
  if (!isWaiting) return null
  return (
    <Loading className={styles.buffering ?? ''}>
      <Spinner />
    </Loading>
  )
}

/** A press on the picture plays or pauses; a finger first brings the controls back. */
export function Surface({ isIdle, onPress }: { isIdle: boolean; onPress: () => void }) {
  const onlyWakes = useRef(false)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={styles.surface}
      onPointerDown={(event) => {
        onlyWakes.current = isIdle && event.pointerType === 'touch'
      }}
      onClick={() => !onlyWakes.current && onPress()}
    />
  )
}
