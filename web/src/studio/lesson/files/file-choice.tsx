import type { UploadKind } from '@kasama/contract/studio/clip/clips.api'
import type { Ref } from 'react'

const accepted: Record<UploadKind | 'picture', string> = {
  clip: 'video/mp4,video/webm,video/quicktime,.mp4,.m4v,.mov,.webm',
  voice: 'audio/*,.m4a,.mp3,.wav,.ogg,.webm',
  picture: 'image/jpeg,image/png,image/webp',
}

type Props = { ref: Ref<HTMLInputElement>; kind: keyof typeof accepted; label: string; onFile: (file: File) => void }

/** The browser's own file dialog, opened by a button beside it. */
export function FileChoice({ ref, kind, label, onFile }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accepted[kind]}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        currentTarget.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
