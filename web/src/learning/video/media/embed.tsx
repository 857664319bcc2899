import type { Language } from '@kasama/contract/language'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { Spinner } from '#shared/ui/actions/spinner.tsx'
import type { MediaProps } from './media'
import styles from './media-view.module.css'

const giveUpAfterMs = 20_000
/**
 * A loaded frame that sends no message shows an error page: the host is blocked here. A working player sends one at
 * once.
 */
const giveUpAfterFrameMs = 3_500

/** The player of a host behind the interface of a `<video>`. */
export type Host = {
  load: () => Promise<unknown>
  /** Creates the player with captions in the reader's language. */
  create: (id: string, reader: Language) => HTMLVideoElement
}

type Props = MediaProps & { host: Host }

/** A host's own player with its own controls. Its script is downloaded when this is rendered: after the tap. */
export function Embed({ host, clip, onMedia, onBroken }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const reader = useLanguage()
  const broken = useEffectEvent(onBroken)
  // A layout effect, so that the old player is removed before the next clip reports its own.
  useLayoutEffect(() => {
    let player: HTMLVideoElement | undefined
    let timer = 0
    let isGone = false
    let hasSpoken = false
    function listen({ source }: MessageEvent) {
      if (source === null || source !== player?.shadowRoot?.querySelector('iframe')?.contentWindow) return
      hasSpoken = true
      window.removeEventListener('message', listen)
      giveUpAfter(giveUpAfterMs)
    }
    function giveUpAfter(ms: number) {
      clearTimeout(timer)
      timer = window.setTimeout(() => broken(), ms)
    }
    window.addEventListener('message', listen)
    async function show() {
      giveUpAfter(giveUpAfterMs)
      await host.load()
      if (isGone) return
      player = host.create(clip.address, reader)
      player.addEventListener('error', () => broken())
      player.addEventListener('loadedmetadata', () => {
        hasSpoken = true
        clearTimeout(timer)
        window.removeEventListener('message', listen)
      })
      place.current?.append(player)
      onFrameLoad(player, () => player?.readyState === 0 && !hasSpoken && giveUpAfter(giveUpAfterFrameMs))
      onMedia(player)
    }
    show().catch(() => !isGone && broken())
    return () => {
      isGone = true
      clearTimeout(timer)
      window.removeEventListener('message', listen)
      player?.remove()
      onMedia(null)
    }
  }, [host, clip.address, reader, onMedia])
  return (
    <div ref={place} className={styles.embed}>
      <Spinner />
    </div>
  )
}

/**
 * The iframe is created shortly after `loadstart`; its load event does not bubble, so it is caught in the capture
 * phase.
 */
function onFrameLoad(player: HTMLVideoElement, act: () => void) {
  player.addEventListener('loadstart', () => player.shadowRoot?.addEventListener('load', act, true), { once: true })
}
