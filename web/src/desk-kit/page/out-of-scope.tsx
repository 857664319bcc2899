import { brand } from '@kasama/contract/brand'
import { FileQuestionMark, Lock } from 'lucide-react'
import { fillIn } from '#shared/i18n/texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { ErrorBox } from '../states/error-box'
import { DeskPage } from './desk-page'
import { pageTexts as t } from './page.texts'

/** Shown to an organisation's admin at an address of the provider's desk. */
export function OutOfScope() {
  const text = fillIn(t.outText, { brand: brand.name })
  return <NoPage title={t.outTitle} text={text} icon={<Lock aria-hidden="true" />} />
}

export function UnknownPage() {
  const icon = <FileQuestionMark aria-hidden="true" />
  return <NoPage title={t.missingTitle} text={t.missingText} icon={icon} />
}

type Props = { title: string; text: string; icon: React.ReactNode }

function NoPage({ title, text, icon }: Props) {
  return (
    <DeskPage title={title}>
      <ErrorBox icon={icon} text={text}>
        <LinkButton to="/admin">{t.toHome}</LinkButton>
      </ErrorBox>
    </DeskPage>
  )
}
