import type { DeskSection } from '@kasama/contract/studio/layout.api'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { SaveBar } from '#desk-kit/doing/save-bar.tsx'
import { useEntryForm } from '#desk-kit/doing/use-entry-form.ts'
import { Reorder } from '#desk-kit/order/reorder.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useListChanged } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import styles from './layout.module.css'
import { layoutTexts as t } from './layout.texts'
import { LayoutPreview } from './layout-preview'
import { SectionCard } from './section-card'
import { changesIn, movedBehind, newSection, replaced } from './sections'

type StoredLayout = { sections: DeskSection[]; version: string }

/** The layout is saved as a whole; until then only the preview shows it. */
export function LayoutEditor({ stored }: { stored: StoredLayout }) {
  const form = useEntryForm('desk-layout', { sections: stored.sections })
  const { sections } = form.value
  const [open, setOpen] = useState<string | null>(null)
  const changed = useListChanged('layout')
  const isContested = form.conflicts.length > 0
  const save = useDeskMutation('POST /admin/layout', {
    onSuccess: async () => {
      await changed()
      form.saved()
      showToast(listsTexts.saved)
    },
    onError: () => void changed(),
  })
  const set = (next: typeof sections) => form.set({ sections: next })
  const unnamed = sections.filter(({ title }) => title.eng.trim() === '').length
  function store() {
    const said = sections.map(({ lessons, ...section }) => ({ ...section, video_ids: lessons.map(({ id }) => id) }))
    form.send()
    save.mutate({ body: { version: stored.version, sections: said } })
  }
  function add() {
    const section = newSection()
    set([...sections, section])
    setOpen(section.id)
  }
  const items = sections.map((section) => ({ key: section.id, name: section.title.eng || t.newSection, section }))
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isContested && (
          <Notice kind="warn">
            {t.theirs}{' '}
            <Button look="line" size="s" onClick={form.undo}>
              {t.lookAtTheirs}
            </Button>
          </Notice>
        )}
        {save.error && !isContested && <Notice kind="bad">{save.error.message}</Notice>}
        {sections.length === 0 && <EmptyList title={t.none} text={t.noneText} />}
        <Reorder
          label={listsTexts.layout}
          items={items}
          onMove={(key, after) => set(movedBehind(sections, key, after))}
        >
          {({ key, section }, grip, place) => (
            <SectionCard
              section={section}
              grip={grip}
              place={place}
              count={sections.length}
              taken={new Set(sections.flatMap(({ lessons }) => lessons.map(({ id }) => id)))}
              isOpen={open === key}
              onOpen={() => setOpen(open === key ? null : key)}
              onMove={(to) => set(movedBehind(sections, key, sections[to]?.id ?? null))}
              onChange={(next) => set(replaced(sections, next))}
              onRemove={() => set(sections.filter(({ id }) => id !== key))}
            />
          )}
        </Reorder>
        <Button look="line" icon={<Plus aria-hidden="true" />} className={styles.add} onClick={add}>
          {t.add}
        </Button>
        <SaveBar
          changes={form.changed.length > 0 ? changesIn(stored.sections, sections) : 0}
          problems={unnamed}
          busy={save.isPending}
          onUndo={form.undo}
          onSave={() => unnamed === 0 && store()}
        />
      </div>
      <LayoutPreview sections={sections} />
    </div>
  )
}
