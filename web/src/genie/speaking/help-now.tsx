import { ambulanceNumber, policeNumber } from '@kasama/contract/genie/chat.rules'
import { emergencyServices } from '@kasama/contract/genie/emergency.texts'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { CallButton } from '../bubbles/emergency-box'
import styles from './speaking.module.css'
import { speakingTexts } from './speaking.texts'

/** A worker who cannot be understood can always call. */
export function HelpNow() {
  const answeredByText = useTexts(emergencyServices)
  const s = useTexts(speakingTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="line" size="s" icon={<Phone aria-hidden="true" />} onClick={() => setOpen(true)}>
        {s('emergency')}
      </Button>
      <Sheet open={isOpen} title={s('emergency')} onClose={() => setOpen(false)}>
        <div className={styles.help}>
          <p>
            <Phrases>{answeredByText(ambulanceNumber)}</Phrases>
          </p>
          <CallButton number={ambulanceNumber} />
          <p>
            <Phrases>{answeredByText(policeNumber)}</Phrases>
          </p>
          <CallButton number={policeNumber} />
        </div>
      </Sheet>
    </>
  )
}
