import { ArrowLeft } from 'lucide-react'
import { useTexts } from '../../i18n/use-texts'
import { IconLink } from '../actions/icon-button'
import { Phrases } from '../phrases'
import { backTexts } from './back.texts'
import styles from './back-heading.module.css'

type Props = {
  title: string
  /** The parent screen. */
  to: string
}

/** The heading of a subordinate screen, with a link back. */
export function BackHeading({ title, to }: Props) {
  const t = useTexts(backTexts)
  return (
    <div className={styles.place}>
      <IconLink to={to} label={t('back')}>
        <ArrowLeft aria-hidden="true" />
      </IconLink>
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
    </div>
  )
}
