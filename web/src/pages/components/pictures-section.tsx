import { drawnPeople } from '@kasama/contract/people/account.rules'
import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { Genie } from '../../shared/ui/brand/genie'
import { TalkingGenie } from '../../shared/ui/brand/talking-genie'
import { Avatar } from '../../shared/ui/media/avatar'
import { Stars } from '../../shared/ui/media/stars'
import { componentsTexts } from './components.texts'
import { Row, Section } from './section'

export function PicturesSection() {
  const t = useEmployerTexts(componentsTexts)
  return (
    <Section title={t('pictures')}>
      <Stars count={4} />
      <Row>
        {drawnPeople('eng').map((address) => (
          <Avatar key={address} src={address} language="eng" size={72} />
        ))}
        <Avatar isEmployer src={null} language="eng" size={72} />
        <Genie width={72} />
        <TalkingGenie width={72} />
      </Row>
    </Section>
  )
}
