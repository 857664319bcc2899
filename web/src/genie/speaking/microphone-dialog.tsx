import { Keyboard, Mic } from 'lucide-react'
import microphone from '#assets/art/microphone.svg'
import microphoneBlocked from '#assets/art/microphone-blocked.svg'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { chatTexts } from '../chat.texts'
import type { SpeakingState } from './listening'
import { speakingTexts } from './speaking.texts'

type Props = {
  kind: SpeakingState['kind']
  onAllow: () => void
  onType: () => void
  onLeave: () => void
  onRetry: () => void
}

/** An explanation before the browser asks for the microphone, and help if it is blocked or missing. */
export function MicrophoneDialog({ kind, onAllow, onType, onLeave, onRetry }: Props) {
  const t = useTexts(chatTexts)
  const s = useTexts(speakingTexts)
  const fault = kind === 'missing' ? 'missing' : 'blocked'
  return (
    <>
      <Dialog
        open={kind === 'asking'}
        title={s('allowTitle')}
        text={s('allowText')}
        picture={<DialogPicture src={microphone} width={190} />}
        onDismiss={onLeave}
        actions={
          <>
            <Button block icon={<Mic aria-hidden="true" />} onClick={onAllow}>
              {s('allow')}
            </Button>
            <Button block look="line" onClick={onLeave}>
              {s('later')}
            </Button>
          </>
        }
      >
        <ListenButton text={`${s('allowTitle')} ${s('allowText')}`} />
      </Dialog>
      <Dialog
        open={kind === 'blocked' || kind === 'missing'}
        title={s(`${fault}Title`)}
        text={s(`${fault}Text`)}
        picture={<DialogPicture src={microphoneBlocked} width={168} />}
        onDismiss={onLeave}
        actions={
          <>
            <Button block icon={<Keyboard aria-hidden="true" />} onClick={onType}>
              {t('textMode')}
            </Button>
            <Button block look="line" onClick={onRetry}>
              {s('again')}
            </Button>
          </>
        }
      />
    </>
  )
}
