import { brand, deliveredBrand } from '@kasama/contract/brand'
import { ChartColumn, CircleCheck, Languages } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { About } from './about'
import { employerAboutTexts } from './employer-about.texts'

/** The page for employers and guests. */
export function AboutEmployer() {
  const t = useEmployerTexts(employerAboutTexts)
  const values = { brand: brand.name }
  const { role, org_id } = useSession()
  return (
    <About
      title={t('title')}
      text={brand.name === deliveredBrand.name ? `${t('meaning')} ${t('text', values)}` : t('text', values)}
      points={[
        { icon: Languages, topic: 3, title: t('language'), text: t('languageText') },
        { icon: CircleCheck, topic: 24, title: t('learning'), text: t('learningText') },
        { icon: ChartColumn, topic: 13, title: t('follow'), text: t('followText') },
      ]}
    >
      {role !== 'W' && !org_id && (
        <>
          <h2>{t('household')}</h2>
          <LinkButton to="/subscribe">{t('plans')}</LinkButton>
        </>
      )}
    </About>
  )
}
