import { drawnPeople } from '@kasama/contract/people/account.rules'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { TalkingGenie } from '#shared/ui/brand/talking-genie.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { Stars } from '#shared/ui/media/stars.tsx'
import { componentsTexts } from './components.texts'
import { Row, Section } from './section'

export function PicturesSection() {
  const t = useEmployerTexts(componentsTexts)
  return (
    <Section title={t('pictures')}>
      <Stars count={4} />
      <Row>
        {drawnPeople('eng').map((url) => (
          <Avatar key={url} src={url} language="eng" size={72} />
        ))}
        <Avatar isEmployer src={null} language="eng" size={72} />
        <Genie width={72} />
        <TalkingGenie width={72} />
      </Row>
    </Section>
  )
}
