import { CloudOff, OctagonAlert, RotateCcw } from 'lucide-react'
import { RequestError } from '#shared/api/request-error.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { partsTexts } from '../parts.texts'
import { ErrorBox } from './error-box'
import styles from './states.module.css'

type Props = { error: unknown; onRetry: () => void }

/** Error in place of a list or a page that could not be loaded, which is never shown as empty. */
export function ListError({ error, onRetry }: Props) {
  const isOffline = error instanceof RequestError && error.code === 'network'
  const icon = isOffline ? <CloudOff aria-hidden="true" /> : <OctagonAlert aria-hidden="true" />
  return (
    <ErrorBox icon={icon} title={partsTexts.notLoaded} text={textOf(error)}>
      <Button look="line" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
        {partsTexts.again}
      </Button>
    </ErrorBox>
  )
}

/** Error of one part of a page; the rest of it stays. */
export function PartError({ what, error, onRetry }: Props & { what: string }) {
  return (
    <div className={`row wrap gap-8 gap-x-12 ${styles.part}`} role="alert">
      <OctagonAlert aria-hidden="true" />
      <span>
        {what}: {textOf(error)}
      </span>
      <button type="button" onClick={onRetry}>
        {partsTexts.again}
      </button>
    </div>
  )
}

const textOf = (error: unknown) => (error instanceof RequestError ? error.message : partsTexts.failed)
