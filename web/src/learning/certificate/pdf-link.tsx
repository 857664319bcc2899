import { isPrintable } from '@kasama/contract/learning/certificate/certificate.rules'
import { Download } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { buttonClass } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { certificateTexts } from './certificate.texts'

type Props = { code: string; fullname: string; look?: 'line' }

/** Link to the PDF, or a notice if it can't show the letters of the name. */
export function PdfLink({ code, fullname, look }: Props) {
  const t = useTexts(certificateTexts)
  if (!isPrintable(fullname)) {
    return (
      <Notice kind="info">
        <Phrases>{t('noPdf')}</Phrases>
      </Notice>
    )
  }
  return (
    <a href={`/c/${code}.pdf`} download className={buttonClass({ size: 's', ...(look && { look }) })}>
      <Download aria-hidden="true" />
      {t('download')}
    </a>
  )
}
