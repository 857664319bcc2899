import { RotateCcw } from 'lucide-react'
import { useErrorText } from '../../api/use-error-text'
import { useTexts } from '../../i18n/use-texts'
import { Button } from '../actions/button'
import { Notice } from '../feedback/notice'
import { Phrases } from '../phrases'
import { loadErrorTexts } from './load-error.texts'
import styles from './missing-parts.module.css'

/** Result of a query. */
type QueryResult = { data: unknown; error: unknown; refetch: () => Promise<unknown> }

/**
 * Shown if the main part of a page is loaded and others are not: the reason, and a button that requests those again.
 */
export function MissingParts({ parts }: { parts: QueryResult[] }) {
  const t = useTexts(loadErrorTexts)
  const errorText = useErrorText()
  const missing = parts.filter(({ data, error }) => error && data === undefined)
  const [first] = missing
  if (!first) return null
  const retry = () => {
    for (const { refetch } of missing) void refetch()
  }
  return (
    <Notice kind="warn">
      <p>
        <Phrases>{`${t('partMissing')} ${errorText(first.error)}`}</Phrases>
      </p>
      <Button look="line" size="s" className={styles.again} icon={<RotateCcw aria-hidden="true" />} onClick={retry}>
        {t('tryAgain')}
      </Button>
    </Notice>
  )
}
