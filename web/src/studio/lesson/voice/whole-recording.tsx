import type { VoiceCues } from '@kasama/contract/studio/voice.api'
import { Play, Trash2 } from 'lucide-react'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { duration } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import styles from './voice.module.css'
import { voiceTexts as t } from './voice.texts'

type Props = {
  id: number
  language: VoiceCues['language_code']
  recording: NonNullable<VoiceCues['whole']>
  onRemoved: () => void
}

/** One recording of the whole text: it is used in place of those of cues until it is removed. */
export function WholeRecording({ id, language, recording: { address, seconds }, onRemoved }: Props) {
  const remove = useDeskMutation('DELETE /admin/videos/:id/voice/:language/whole', { onSuccess: onRemoved })
  return (
    <Notice kind={remove.error ? 'bad' : 'info'}>
      <div className={styles.whole}>
        <span>{remove.error?.message ?? fillIn(t.wholeLaid, { time: duration(Math.round(seconds)) })}</span>
        <Button look="line" size="s" icon={<Play aria-hidden="true" />} onClick={() => void new Audio(address).play()}>
          {t.hearWhole}
        </Button>
        <Button
          look="line"
          size="s"
          icon={<Trash2 aria-hidden="true" />}
          busy={remove.isPending}
          onClick={() => remove.mutate({ params: { id, language } })}
        >
          {t.removeWhole}
        </Button>
      </div>
    </Notice>
  )
}
