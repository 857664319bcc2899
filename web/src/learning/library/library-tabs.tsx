import { useTexts } from '#shared/i18n/use-texts.ts'
import { Tabs } from '#shared/ui/layout/tabs.tsx'
import { libraryTexts } from './library.texts'
import type { Category } from './library-view'

type Props = {
  isWorker: boolean
  value: Category | undefined
  /** Number of videos found by a search. */
  count: number | undefined
  panelId: string
  onChange: (category: Category) => void
}

export function LibraryTabs({ isWorker, value, count, panelId, onChange }: Props) {
  const t = useTexts(libraryTexts)
  const tabs = [
    { value: '0' as const, label: t(isWorker ? 'mustWatch' : 'all') },
    { value: '1' as const, label: t('related') },
    { value: '2' as const, label: t('recentlyAdded') },
  ]
  return (
    <Tabs
      label={t('library')}
      tabs={tabs.map((tab) => (tab.value === value ? { ...tab, count } : tab))}
      value={value}
      onChange={onChange}
      panelId={panelId}
    />
  )
}
