import type { Language } from '@kasama/contract/language'
import { Play } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { subtitlesTexts as t } from '../subtitles.texts'
import type { clipOf } from '../use-cues'
import type { Clip, ClipPlayer } from './use-clip'

const hosts = { youtube: 'YouTube', vimeo: 'Vimeo', file: '' }

type Source = ReturnType<typeof clipOf>

/** The workers' player, for clips at another host. */
export type HostedPlayer = ComponentType<{
  clip: { host: Source['host']; source: string; language: Language; narration: Language; duration: number }
  url: string
  poster: null
  onMedia: (media: ClipPlayer | null) => void
  onBroken: () => void
}>

type Props = {
  clip: Clip
  source: Source & { address: string }
  /** Address of a clip in our own storage. */
  file: string | undefined
  Player: HostedPlayer
  onBroken: () => void
}

/** The clip itself; one at another host loads only once its button is pressed. */
export function Picture({ clip, source, file, Player, onBroken }: Props) {
  const [isWanted, setWanted] = useState(false)
  const { host, address, seconds } = source
  if (host === 'file')
    // biome-ignore lint/a11y/useMediaCaption: the current cue is shown over it
    return <video ref={clip.onMedia} src={file} playsInline preload="metadata" onError={() => file && onBroken()} />
  if (!isWanted)
    return (
      <Button look="line" icon={<Play aria-hidden="true" />} onClick={() => setWanted(true)}>
        {fillIn(t.playFrom, { host: hosts[host] })}
      </Button>
    )
  const played = { host, source: address, language: 'eng', narration: 'eng', duration: seconds ?? 0 } as const
  return <Player clip={played} url="" poster={null} onMedia={clip.onMedia} onBroken={onBroken} />
}
