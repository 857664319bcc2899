import { Check } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { ProgressBar } from '#shared/ui/feedback/progress-bar.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { CardSkeleton, Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { componentsTexts } from './components.texts'
import { Columns, Row, Section } from './section'

export function MessagesSection() {
  const t = useEmployerTexts(componentsTexts)
  return (
    <Section title={t('messages')}>
      <Columns>
        <Notice>{t('notice')}</Notice>
        <Notice kind="ok">{t('notice')}</Notice>
        <Notice kind="warn">{t('notice')}</Notice>
        <Notice kind="bad">{t('notice')}</Notice>
      </Columns>
      <Row>
        <Button look="line" size="s" onClick={() => showToast(t('toast'))}>
          {t('showToast')}
        </Button>
        <Button look="line" size="s" onClick={() => showToast(t('error'), 'error')}>
          {t('showError')}
        </Button>
        <Tag kind="ok" icon={<Check aria-hidden="true" />}>
          {t('active')}
        </Tag>
        <Tag kind="warn">{t('toPost')}</Tag>
        <Tag kind="bad">{t('check')}</Tag>
        <Tag kind="info">{t('canceled')}</Tag>
      </Row>
      <ProgressBar value={0.64} label={t('upload')} showPercent />
      <Columns>
        <Panel>
          <Empty title={t('emptyTitle')} text={t('emptyText')}>
            <Button look="line">{t('again')}</Button>
          </Empty>
        </Panel>
        <Panel>
          <ErrorState title={t('wrongTitle')} text={t('error')} action={t('again')} />
        </Panel>
      </Columns>
      <Loading>
        <Columns>
          <CardSkeleton />
          <Row>
            <Skeleton shape="tile" />
            <Skeleton shape="circle" />
            <Skeleton shape="button" width="half" />
          </Row>
        </Columns>
      </Loading>
    </Section>
  )
}
