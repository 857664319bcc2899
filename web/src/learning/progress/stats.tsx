import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import { CircleCheck, Coins, LayoutGrid, type LucideIcon } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { progressTexts } from './progress.texts'
import styles from './stats.module.css'

type Props = { progress: Progress; className?: string | undefined }

export function Stats({ progress, className }: Props) {
  const t = useTexts(progressTexts)
  return (
    <dl className={classNames(styles.stats, className)}>
      <Stat icon={LayoutGrid} kind="topics" name={t('topics')} value={String(progress.topics)} />
      <Stat icon={CircleCheck} kind="answers" name={t('correctAnswers')} value={`${progress.correct_percent}%`} />
      <Stat icon={Coins} kind="credits" name={t('credits')} value={String(progress.credits)} />
    </dl>
  )
}

type StatProps = { icon: LucideIcon; kind: string; name: string; value: string }

function Stat({ icon: Icon, kind, name, value }: StatProps) {
  return (
    <div className={styles.stat} data-kind={kind}>
      <dt>
        <Leaf size={44}>
          <Icon aria-hidden="true" />
        </Leaf>
        <span className={styles.name}>
          <Phrases>{name}</Phrases>
        </span>
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
