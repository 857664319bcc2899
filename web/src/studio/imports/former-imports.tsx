import type { ListedImport } from '@kasama/contract/studio/imports.api'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './imports.module.css'
import { useImports } from './imports.queries'
import { importsTexts as t } from './imports.texts'
import { UndoDialog } from './undo-dialog'

/** Returns the outcome of an import in words. */
function wordsOf({ state, percent, created_at, loaded_at, left, undone_at, undone_by }: ListedImport): string {
  const day = plainSingaporeDate(loaded_at ?? created_at, 'eng')
  if (state === 'refused') return fillIn(t.wasRefused, { day })
  if (state === 'loading') return fillIn(t.isLoading, { day, percent })
  if (state !== 'loaded') return fillIn(t.isOpen, { day })
  const words = left === 1 ? t.leftOne : left > 1 ? t.left : t.leftNone
  const said = fillIn(words, { day, number: left.toLocaleString('en') })
  return undone_at ? `${said}, ${fillIn(t.wasUndone, { name: undone_by ?? t.somebody })}` : said
}

/** Earlier imports: loaded ones can be undone, the others opened. */
export function FormerImports() {
  const { data, error, refetch } = useImports()
  const [undoing, setUndoing] = useState<ListedImport>()
  return (
    <Panel>
      <h2>{t.before}</h2>
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {data?.imports.length === 0 && <p className={styles.quiet}>{t.noneBefore}</p>}
      <ul className={styles.former}>
        {data?.imports.map((one) => (
          <li key={one.id}>
            <span className={styles.words}>
              <b>{one.name}</b>
              <small>{wordsOf(one)}</small>
            </span>
            {one.state === 'loaded' && one.left > 0 && (
              <Button
                look="line"
                size="s"
                icon={<Undo2 aria-hidden="true" />}
                aria-label={fillIn(t.undoOf, { name: one.name })}
                onClick={() => setUndoing(one)}
              >
                {t.undo}
              </Button>
            )}
            {one.state !== 'loaded' && (
              <LinkButton look="line" size="s" to={`/admin/videos/import?id=${one.id}`}>
                {t.open}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {undoing && <UndoDialog import_={undoing} onDismiss={() => setUndoing(undefined)} />}
    </Panel>
  )
}
