import { Hand, Wifi } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { setSavesNext, useSavesNext } from '#shared/saved-lessons/save-next.ts'
import { isComplete, type PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { sizeOf } from '../sizes'
import { phoneTexts } from './phone.texts'
import { SavingOption } from './saving-option'

const lessonsAhead = 3

/** Chromium on Android alone tells the kind of connection. */
const isConnectionHidden = () => (navigator as { connection?: { type?: string } }).connection?.type === undefined

/** Whether the next lessons of her list are saved on Wi-Fi; never where the browser hides the kind of connection. */
export function NextLessons({ lessons }: { lessons: PhoneLesson[] }) {
  const t = useTexts(phoneTexts)
  const id = useId()
  const isOn = useSavesNext()
  const complete = lessons.filter(isComplete)
  const usual = complete.reduce((sum, { bytes }) => sum + bytes, 0) / complete.length
  const note = complete.length > 0 ? t('onWifi', { size: sizeOf(lessonsAhead * usual) }) : t('onWifiAlone')
  return (
    <section className="stack gap-10">
      <h2>{t('byItself')}</h2>
      {isConnectionHidden() ? (
        <SavingOption icon={<Hand aria-hidden="true" />} title={t('onlyByPress')} note={t('lineIsHidden')} />
      ) : (
        <SavingOption icon={<Wifi aria-hidden="true" />} title={t('nextThree')} note={note} switchId={id}>
          <Switch id={id} checked={isOn} onChange={setSavesNext} />
        </SavingOption>
      )}
    </section>
  )
}
