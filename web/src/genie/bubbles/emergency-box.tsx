import type { Emergency } from '@kasama/contract/genie/chat.api'
import { ambulanceNumber, policeNumber } from '@kasama/contract/genie/chat.rules'
import { emergencyServices } from '@kasama/contract/genie/emergency.texts'
import { Phone } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { buttonClass } from '#shared/ui/actions/button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { chatTexts } from '../chat.texts'
import styles from './emergency-box.module.css'

const phoneUrl = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

type Props = Pick<Emergency, 'number' | 'name'> & {
  /** It is new: read out at once. */
  isNew: boolean
}

/** The number to call with its button, and the other emergency number; shown before any answer. */
export function EmergencyBox({ number, name, isNew }: Props) {
  const serviceName = useTexts(emergencyServices)
  const otherNumber = number === ambulanceNumber ? policeNumber : ambulanceNumber
  return (
    <section className={styles.box} {...(isNew && { role: 'alert' })}>
      <span className={styles.name}>
        <Phrases>{name}</Phrases>
      </span>
      <span className={styles.number}>{number}</span>
      <CallButton number={number} />
      <span className={styles.other}>
        <Phrases>{serviceName(otherNumber)}</Phrases>
        <a href={phoneUrl(otherNumber)}>{otherNumber}</a>
      </span>
    </section>
  )
}

export function CallButton({ number }: { number: string }) {
  const t = useTexts(chatTexts)
  return (
    <a href={phoneUrl(number)} className={buttonClass({ block: true }, styles.call)}>
      <Phone aria-hidden="true" />
      <Phrases>{t('call', { number })}</Phrases>
    </a>
  )
}
