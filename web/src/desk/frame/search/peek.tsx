import { Button } from '#shared/ui/actions/button.tsx'
import type { Hit } from './found'
import styles from './palette.module.css'
import { searchTexts as t } from './search.texts'

/** Details of the chosen hit, if there is room. */
export function Peek({ hit, onOpen }: { hit: Hit; onOpen: () => void }) {
  return (
    <aside className={styles.peek} aria-label={hit.title}>
      <p>
        <b>{hit.title}</b>
        <br />
        {hit.detail}
      </p>
      {hit.facts && (
        <dl>
          {hit.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button look="line" size="s" onClick={onOpen}>
        {t.openIt}
      </Button>
    </aside>
  )
}
