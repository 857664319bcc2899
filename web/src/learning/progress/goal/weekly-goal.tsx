import type { Goal } from '@kasama/contract/learning/rewards/rewards.api'
import { type WeeklyGoal as GoalSize, weeklyGoals } from '@kasama/contract/learning/rewards/rewards.rules'
import { useId, useState } from 'react'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { progressTexts } from '../progress.texts'
import stamps from '../stamps.module.css'
import styles from './goal.module.css'
import { type Choices, useChooseGoal, useGoal } from './goal.queries'
import { goalTexts } from './goal.texts'
import { GoalLeaves } from './goal-leaves'
import { doneOf, linesOf } from './goal-lines'

/** This week's lessons beside the goal that she set herself. A week below it is never mentioned again. */
export function WeeklyGoal() {
  const t = useTexts(goalTexts)
  const { data: goal } = useGoal()
  const [isChoosing, setChoosing] = useState(false)
  if (!goal) return null
  const lines = linesOf(goal).map(({ key, ...values }) => t(key, values))
  return (
    <Panel aria-label={t('title')}>
      <div className={stamps.head}>
        <div className={styles.title}>
          <ListenButton text={`${t('title')}. ${lines.join(' ')}`} />
          <h3>
            <Phrases>{t('title')}</Phrases>
          </h3>
        </div>
        <Button look="line" size="s" onClick={() => setChoosing(true)}>
          {t(goal.lessons === null ? 'choose' : 'change')}
        </Button>
      </div>
      {goal.lessons !== null && <GoalLeaves count={goal.lessons} done={doneOf(goal)} />}
      {lines.map((line) => (
        <p key={line}>
          <Phrases>{line}</Phrases>
        </p>
      ))}
      <GoalDialog goal={goal} open={isChoosing} onClose={() => setChoosing(false)} />
    </Panel>
  )
}

type GoalDialogProps = { goal: Goal; open: boolean; onClose: () => void }

/** Minutes that a lesson of the demo takes, with its questions. */
const minutesOfLesson = 5

/** The worker's goal, and whether she wants praise. Nothing is preselected; removing a goal is a choice as well. */
function GoalDialog({ goal, open, onClose }: GoalDialogProps) {
  const t = useTexts(goalTexts)
  const save = useTexts(progressTexts)('save')
  const errorText = useErrorText()
  const switchId = useId()
  const [changed, setChanged] = useState<Choices>({})
  const choose = useChooseGoal()
  const { lessons, praise } = { ...goal, ...changed }
  const options = weeklyGoals.map((count) => ({ count, name: t(count === 1 ? 'lesson' : 'lessons', { count }) }))
  function close() {
    setChanged({})
    choose.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={t('howMany')}
      text={t('suits')}
      onDismiss={close}
      actions={
        <>
          <Button block busy={choose.isPending} onClick={() => choose.mutate(changed, { onSuccess: close })}>
            {save}
          </Button>
          <Button block look="quiet" onClick={close}>
            {t('later')}
          </Button>
        </>
      }
    >
      <ListenButton text={[t('howMany'), t('suits'), ...options.map(({ name }) => `${name}.`), t('note')].join(' ')} />
      <form>
        <RadioList
          label={t('howMany')}
          value={goal.lessons === null && changed.lessons === undefined ? undefined : String(lessons)}
          onChange={(value) => setChanged({ ...changed, lessons: goalOf(value) })}
          options={[
            ...options.map(({ count, name }) => ({
              value: String(count),
              label: (
                <>
                  <GoalLeaves count={count} done={count} />
                  <Phrases>{name}</Phrases>
                </>
              ),
              note: <Phrases>{t('minutes', { count: count * minutesOfLesson })}</Phrases>,
            })),
            ...(goal.lessons === null ? [] : [{ value: 'null', label: <Phrases>{t('none')}</Phrases> }]),
          ]}
        />
        <p>
          <Phrases>{t('note')}</Phrases>
        </p>
        <label htmlFor={switchId} className={styles.praise}>
          <span>
            <Phrases>{t('praise')}</Phrases>
          </span>
          <Switch id={switchId} checked={praise} onChange={(isOn) => setChanged({ ...changed, praise: isOn })} />
        </label>
      </form>
      {choose.error && <Notice kind="bad">{errorText(choose.error)}</Notice>}
    </Dialog>
  )
}

const goalOf = (value: string): GoalSize | null => weeklyGoals.find((count) => String(count) === value) ?? null
