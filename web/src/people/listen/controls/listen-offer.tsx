import { useEffect, useEffectEvent } from 'react'
import onePicture from '#assets/art/tap-once.svg'
import twoPicture from '#assets/art/tap-twice.svg'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { listenChoice } from '../choice'
import { listenModeTexts } from '../listen.texts'
import { switchListening } from '../switching'
import { useReads } from '../what-is-read'
import styles from './listen-offer.module.css'

type Props = { isDue: boolean; onDone: () => void }

/** Asks once, at the first login, whether taps should be read aloud; is done at once where nothing can be read. */
export function ListenOffer({ isDue, onDone }: Props) {
  const reads = useReads()
  const isAsking = reads !== null && !listenChoice().wasAsked
  const goOn = useEffectEvent(() => isAsking || onDone())
  useEffect(() => {
    if (isDue) goOn()
  }, [isDue])
  return <ListenSheet open={isDue && isAsking} readsAll={reads === 'all'} onDone={onDone} />
}

/** The cross is the same as the second button: the switch stays in the menu. */
function ListenSheet({ open, readsAll, onDone }: { open: boolean; readsAll: boolean; onDone: () => void }) {
  const t = useTexts(listenModeTexts)
  const taps = [
    { text: t('firstTap'), picture: onePicture },
    { text: t('secondTap'), picture: twoPicture },
  ]
  function choose(isOn: boolean) {
    switchListening(isOn)
    onDone()
  }
  return (
    <Sheet open={open} title={t('title')} onClose={() => choose(false)}>
      <ol className={styles.taps}>
        {taps.map(({ text, picture }) => (
          <li key={text}>
            <img src={picture} alt="" width="140" height="92" />
            <b>
              <Phrases>{text}</Phrases>
            </b>
          </li>
        ))}
      </ol>
      {!readsAll && (
        <p>
          <Phrases>{`${t('quizReads')} ${t('lessonSpeaks')}`}</Phrases>
        </p>
      )}
      <div className="row centre">
        <ListenButton text={[t('title'), ...taps.map(({ text }) => text)].join('. ')} />
      </div>
      <Button size="xl" block onClick={() => choose(true)}>
        {t('tryIt')}
      </Button>
      <Button look="quiet" block onClick={() => choose(false)}>
        {t('withoutIt')}
      </Button>
    </Sheet>
  )
}
