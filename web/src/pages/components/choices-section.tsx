import { languages } from '@kasama/contract/language'
import { CircleUserRound, House } from 'lucide-react'
import { useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Chip, RemovableChip } from '#shared/ui/choices/chip.tsx'
import { LanguageName } from '#shared/ui/choices/language-name.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Tabs, tabId } from '#shared/ui/layout/tabs.tsx'
import { componentsTexts } from './components.texts'
import { Row, Section } from './section'

const voices = languages.map((value) => ({ value, label: <LanguageName language={value} /> }))

export function ChoicesSection() {
  const t = useEmployerTexts(componentsTexts)
  const [role, setRole] = useState<'E' | 'W'>('E')
  const [voice, setVoice] = useState<(typeof languages)[number]>('eng')
  const [tab, setTab] = useState<'all' | 'related' | 'recent'>('all')
  const [quality, setQuality] = useState<'saver' | 'sharp'>('saver')
  const [isOn, setOn] = useState(true)
  const roles = [
    { value: 'E', label: t('employer'), icon: <House aria-hidden="true" /> },
    { value: 'W', label: t('helper'), icon: <CircleUserRound aria-hidden="true" /> },
  ] as const
  const tabs = [
    { value: 'all', label: t('all'), count: 4 },
    { value: 'related', label: t('related') },
    { value: 'recent', label: t('recent') },
  ] as const
  const qualities = [
    { value: 'saver', label: t('saver'), note: t('saverNote') },
    { value: 'sharp', label: t('sharp') },
  ] as const
  return (
    <Section title={t('choices')}>
      <Segment label={t('role')} options={roles} value={role} onChange={setRole} size="l" />
      <Segment label={t('voice')} options={voices} value={voice} onChange={setVoice} />
      <Tabs label={t('lists')} tabs={tabs} value={tab} onChange={setTab} panelId="sample-panel" />
      <div id="sample-panel" role="tabpanel" aria-labelledby={tabId('sample-panel', tab)}>
        {t(tab)}
      </div>
      <RadioList label={t('quality')} options={qualities} value={quality} onChange={setQuality} />
      <Row>
        <Chip selected={isOn} onPress={() => setOn(!isOn)}>
          {t('chores')}
        </Chip>
        <RemovableChip name={t('money')} onRemove={() => {}} />
      </Row>
    </Section>
  )
}
