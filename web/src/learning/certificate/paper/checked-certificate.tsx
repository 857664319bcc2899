import { Printer } from 'lucide-react'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useCheckedCertificate } from '../certificate.queries'
import { certificateTexts } from '../certificate.texts'
import { CodeForm } from '../code-form'
import { PdfLink } from '../pdf-link'
import { ShareLink } from '../share-link'
import { CertificatePaper } from './certificate-paper'
import styles from './paper.module.css'

/** The result of a code: a certificate, one that is no longer valid, or none. */
export function CheckedCertificate({ code }: { code: string }) {
  const t = useTexts(certificateTexts)
  const { data, error, refetch } = useCheckedCertificate(code)
  const isUnknown = error instanceof RequestError && ['not_found', 'invalid_input'].includes(error.code)
  if (isUnknown) {
    return (
      <ErrorState isPage title={t('unknown')} text={t('unknownText')}>
        <CodeForm />
      </ErrorState>
    )
  }
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading>
        <Skeleton shape="banner" />
      </Loading>
    )
  }
  if (!data.paper) {
    return (
      <>
        <ErrorState isPage title={t('notValid')} text={t('notValidText')} />
        <p className={styles.endedCode} translate="no">
          {data.code}
        </p>
      </>
    )
  }
  const path = `/c/${data.code}`
  return (
    <>
      <div className={styles.screenOnly}>
        <Notice kind="ok">
          <Phrases>{t('isValid')}</Phrases>
        </Notice>
      </div>
      <CertificatePaper code={data.code} paper={data.paper} />
      <div className={styles.actions}>
        <PdfLink code={data.code} fullname={data.paper.fullname} />
        <Button size="s" look="line" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <ShareLink path={path} title={data.paper.fullname} />
      </div>
    </>
  )
}
