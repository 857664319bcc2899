import { Check, Share, Smartphone, SquarePlus } from 'lucide-react'
import picture from '#assets/art/home-screen.svg'
import { askToInstall, installWay } from '#shared/device/install.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { PhoneSteps } from '#shared/ui/rows/phone-steps.tsx'
import { installTexts } from './install.texts'
import styles from './install-sheet.module.css'

type Props = { open: boolean; onClose: () => void }

/** The way to put the app on the home screen: the phone's own question, or the steps of an iPhone. */
export function InstallSheet({ open, onClose }: Props) {
  const t = useTexts(installTexts)
  const way = installWay()
  return (
    <Sheet open={open} title={t(way === 'iphone' ? 'onIphone' : 'title')} onClose={onClose}>
      {way === 'iphone' ? (
        <IphoneSteps onClose={onClose} />
      ) : (
        <Question isElsewhere={way === 'elsewhere'} onClose={onClose} />
      )}
    </Sheet>
  )
}

function Question({ isElsewhere, onClose }: { isElsewhere: boolean; onClose: () => void }) {
  const t = useTexts(installTexts)
  const reasons = [t('oneTap'), t('offline'), t('free')]
  function install() {
    showToast(t('phoneAsks'))
    askToInstall().then(onClose, onClose)
  }
  return (
    <div className={styles.question}>
      <img className={styles.picture} src={picture} alt="" width="352" height="176" />
      <div className={styles.reasons}>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <Check aria-hidden="true" />
              <span>
                <Phrases>{reason}</Phrases>
              </span>
            </li>
          ))}
        </ul>
        <ListenButton text={[t('title'), ...reasons].join(' ')} />
      </div>
      {isElsewhere ? (
        <Notice>
          <Phrases>{t('openInChrome')}</Phrases>
        </Notice>
      ) : (
        <Button size="xl" block icon={<Smartphone aria-hidden="true" />} onClick={install}>
          {t('putIt')}
        </Button>
      )}
      <Button look="quiet" block onClick={onClose}>
        {t('later')}
      </Button>
    </div>
  )
}

function IphoneSteps({ onClose }: { onClose: () => void }) {
  const t = useTexts(installTexts)
  const steps = [
    { text: t('tapPicture'), shot: <Share aria-hidden="true" /> },
    {
      text: t('findLine'),
      shot: (
        <>
          <SquarePlus aria-hidden="true" />
          Add to Home Screen
        </>
      ),
    },
    { text: t('tapAdd'), shot: 'Add' },
  ]
  return (
    <div className={styles.question}>
      <PhoneSteps steps={steps} />
      <p>
        <Phrases>{t('logInAgain')}</Phrases>
      </p>
      <Button size="xl" block onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  )
}
