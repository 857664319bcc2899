import { RotateCcw } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { AddButton } from '#shared/ui/actions/add-button.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { componentsTexts } from './components.texts'
import { Row, Section } from './section'

const ignore = () => {}

export function ButtonsSection() {
  const t = useEmployerTexts(componentsTexts)
  return (
    <Section title={t('buttons')}>
      <Row>
        <Button>{t('logIn')}</Button>
        <Button look="accent" icon={<RotateCcw aria-hidden="true" />}>
          {t('watchAgain')}
        </Button>
        <Button look="line">{t('later')}</Button>
        <LinkButton to="/library" look="quiet">
          {t('library')}
        </LinkButton>
        <Button look="danger">{t('yes')}</Button>
      </Row>
      <Row>
        <Button disabledReason={t('reason')}>{t('submit')}</Button>
        <Button busy>{t('logIn')}</Button>
        <Button size="s">{t('next')}</Button>
        <Button size="xl">{t('next')}</Button>
      </Row>
      <Row>
        <div>
          <AddButton state="add" title={t('display')} onPress={ignore} />
        </div>
        <div>
          <AddButton state="added" title={t('display')} onPress={ignore} />
        </div>
        <div>
          <AddButton state="fixed" title={t('display')} onPress={ignore} />
        </div>
      </Row>
    </Section>
  )
}
