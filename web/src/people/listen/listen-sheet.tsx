import onePicture from '#assets/art/tap-once.svg'
import twoPicture from '#assets/art/tap-twice.svg'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { ListenButton } from '#shared/ui/media/listen-button.tsx'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { chooseListening } from './choice'
import { listenModeTexts } from './listen.texts'
import styles from './listen-sheet.module.css'

type Props = { open: boolean; onDone: () => void }

/** Asks at the first login whether taps should be read aloud; the cross leaves the switch in the menu. */
export function ListenSheet({ open, onDone }: Props) {
  const t = useTexts(listenModeTexts)
  const taps = [
    { text: t('firstTap'), picture: onePicture },
    { text: t('secondTap'), picture: twoPicture },
  ]
  function choose(isOn: boolean) {
    chooseListening(isOn)
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
      <div className="row middle center">
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
