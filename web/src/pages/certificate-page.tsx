import { useParams } from 'react-router'
import { certificateTexts } from '#learning/certificate/certificate.texts.ts'
import { CodeForm } from '#learning/certificate/code-form.tsx'
import { CheckedCertificate } from '#learning/certificate/paper/checked-certificate.tsx'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'

/** Anybody checks a certificate: by its URL, or by typing its code. */
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
