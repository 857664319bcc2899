import type { ReactNode } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { FallingLeaves } from '#shared/ui/brand/falling-leaves.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './moment.module.css'
import { praiseTexts } from './praise.texts'

type Props = {
  picture: ReactNode
  /** The event, in one sentence. */
  news: string
  /** Its name. */
  name?: string
  /** Its meaning; read aloud with the rest. */
  sentence?: string
  /** The lessons, or the stamps, that earned it. */
  children?: ReactNode
  /** Link to more about it. */
  more?: { to: string; name: string }
  onClose: () => void
}

/** A celebration, shown once. */
export function Moment({ picture, news, name, sentence, children, more, onClose }: Props) {
  const t = useTexts(praiseTexts)
  const spokenText = [t('wellDone'), news, name && `${name}.`, sentence].filter(Boolean).join(' ')
  return (
    <Dialog
      open
      title={t('wellDone')}
      picture={
        <div className={styles.place}>
          <FallingLeaves isFresh>{picture}</FallingLeaves>
        </div>
      }
      onDismiss={onClose}
      actions={
        <>
          <Button block onClick={onClose}>
            {t('goOn')}
          </Button>
          {more && (
            <LinkButton block look="quiet" to={more.to} onClick={onClose}>
              {more.name}
            </LinkButton>
          )}
        </>
      }
    >
      <b>
        <Phrases>{news}</Phrases>
      </b>
      {name && (
        <h3>
          <Phrases>{name}</Phrases>
        </h3>
      )}
      <div className={styles.said}>
        <ListenButton text={spokenText} />
        {sentence && (
          <p>
            <Phrases>{sentence}</Phrases>
          </p>
        )}
      </div>
      {children}
    </Dialog>
  )
}
