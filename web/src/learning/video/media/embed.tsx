import type { Language } from '@kasama/contract/language'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { Spinner } from '#shared/ui/actions/spinner.tsx'
import type { MediaProps } from './media'
import styles from './media-view.module.css'

const loadTimeoutMs = 20_000
/**
 * A loaded frame that sends no message shows an error page: the host is blocked here. A working player sends one at
 * once.
 */
const frameTimeoutMs = 3_500

/** The player of a host behind the interface of a `<video>`. */
export type Host = {
  load: () => Promise<unknown>
  /** Creates the player with captions in the reader's language. */
  create: (id: string, reader: Language) => HTMLVideoElement
}

type Props = MediaProps & { host: Host }

/** A host's own player with its own controls. Its script is downloaded when this is rendered: after the tap. */
export function Embed({ host, clip, onMedia, onBroken }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const reader = useLanguage()
  const reportBroken = useEffectEvent(onBroken)
  // A layout effect, so that the old player is removed before the next clip reports its own.
  useLayoutEffect(() => {
    let player: HTMLVideoElement | undefined
    let timer = 0
    let isUnmounted = false
    let hasSentMessage = false
    function listen({ source }: MessageEvent) {
      if (source === null || source !== player?.shadowRoot?.querySelector('iframe')?.contentWindow) return
      hasSentMessage = true
      window.removeEventListener('message', listen)
      startTimeout(loadTimeoutMs)
    }
    function startTimeout(ms: number) {
      clearTimeout(timer)
      timer = window.setTimeout(() => reportBroken(), ms)
    }
    window.addEventListener('message', listen)
    async function show() {
      startTimeout(loadTimeoutMs)
      await host.load()
      if (isUnmounted) return
      player = host.create(clip.source, reader)
      player.addEventListener('error', () => reportBroken())
      player.addEventListener('loadedmetadata', () => {
        hasSentMessage = true
        clearTimeout(timer)
        window.removeEventListener('message', listen)
      })
      container.current?.append(player)
      onFrameLoad(player, () => player?.readyState === 0 && !hasSentMessage && startTimeout(frameTimeoutMs))
      onMedia(player)
    }
    show().catch(() => !isUnmounted && reportBroken())
    return () => {
      isUnmounted = true
      clearTimeout(timer)
      window.removeEventListener('message', listen)
      player?.remove()
      onMedia(null)
    }
  }, [host, clip.source, reader, onMedia])
  return (
    <div ref={container} className={styles.embed}>
      <Spinner />
    </div>
  )
}

/**
 * The iframe is created shortly after `loadstart`; its load event does not bubble, so it is caught in the capture
 * phase.
 */
function onFrameLoad(player: HTMLVideoElement, callback: () => void) {
  player.addEventListener('loadstart', () => player.shadowRoot?.addEventListener('load', callback, true), {
    once: true,
  })
}
