import { Copy, Eye } from 'lucide-react'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../organisations.module.css'
import { organisationsTexts } from '../organisations.texts'
import { homeTexts as t } from './home.texts'

/** Address at which the organisation's employers and workers log in. */
export function LoginAddress({ shortUrl }: { shortUrl: string }) {
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}/${shortUrl}`).then(
      () => showToast(t.copied),
      () => showToast(t.notCopied, 'error'),
    )
  return (
    <Panel>
      <h2>{t.loginPage}</h2>
      <p className={styles.address} translate="no">
        {`${location.host}/${shortUrl}`}
      </p>
      <div className={styles.ways}>
        <Button look="line" size="s" icon={<Copy aria-hidden="true" />} onClick={copy}>
          {t.copy}
        </Button>
        <LinkButton look="line" size="s" to={`/${shortUrl}`} target="_blank" icon={<Eye aria-hidden="true" />}>
          {t.see} <span className="sr-only">{organisationsTexts.newTab}</span>
        </LinkButton>
      </div>
    </Panel>
  )
}
