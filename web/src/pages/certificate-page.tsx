import { useParams } from 'react-router'
import { certificateTexts } from '../features/certificate/certificate.texts'
import { CodeForm } from '../features/certificate/code-form'
import { CheckedCertificate } from '../features/certificate/paper/checked-certificate'
import { useTexts } from '../shared/i18n/use-texts'
import { Page } from '../shared/ui/layout/page'
import { Phrases } from '../shared/ui/phrases'

/** Anybody checks a certificate: by its address, or by typing its code. */
export function CertificatePage() {
  const t = useTexts(certificateTexts)
  const { code } = useParams()
  if (code) {
    return (
      <Page width="mid">
        <CheckedCertificate key={code} code={code} />
      </Page>
    )
  }
  return (
    <Page width="narrow">
      <h1>
        <Phrases>{t('checkTitle')}</Phrases>
      </h1>
      <CodeForm />
    </Page>
  )
}
