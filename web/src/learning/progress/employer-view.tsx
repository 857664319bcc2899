import type { EmployerMonth } from '@kasama/contract/learning/progress/month.api'
import { CircleUserRound, HeartHandshake, LayoutGrid, ListChecks } from 'lucide-react'
import { monthName } from '#shared/format/date.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { MinutesChart } from './charts/minutes-chart'
import { TopicsFinished } from './charts/topics-finished'
import { WeeksChart } from './charts/weeks-chart'
import { employerProgressTexts } from './employer-progress.texts'
import { Fold } from './fold/fold'
import { HeroCard } from './hero/hero-card'
import { MonthPart } from './month/month-part'
import { NewsPanel } from './month/news-panel'
import { presentMonth } from './month/present-month'
import grid from './progress-grid.module.css'
import { Skills } from './skills/skills'
import { Stats } from './stats'

type Props = {
  month: EmployerMonth
  onMonth: (month: string) => void
  /** Whether another month is loading. */
  isWaiting: boolean
  /** Path of the worker's login and language. */
  details: string
  /** Path of her must-watch list. */
  mustWatch: string
  /** Path of her week and of thanks. */
  week: string
  /** Set if she may choose topics: with a subscription. */
  onChangeTopics?: (() => void) | undefined
}

/** The employer's view of her worker's page: with charts, links to list and topics, and one month. */
export function EmployerView({ month, onMonth, isWaiting, details, mustWatch, week, onChangeTopics }: Props) {
  const t = useEmployerTexts(employerProgressTexts)
  const { worker, progress } = month
  const present =
    month.month === presentMonth() && month.days.length > 1
      ? { name: monthName(`${month.month}-01`, 'eng'), days: month.days }
      : undefined
  return (
    <>
      <NewsPanel news={month.news} />
      <div className={classNames(grid.grid, grid.charts)}>
        <HeroCard user={worker} progress={progress} className={grid.hero}>
          <TextLink to={details}>
            <CircleUserRound aria-hidden="true" />
            {t('workersDetails')}
          </TextLink>
          <TextLink to={mustWatch}>
            <ListChecks aria-hidden="true" />
            {t('mustWatch')}
          </TextLink>
          <TextLink to={week}>
            <HeartHandshake aria-hidden="true" />
            {t('weekAndThanks')}
          </TextLink>
        </HeroCard>
        <Stats progress={progress} className={grid.stats} />
        {onChangeTopics && (
          <div className={grid.credit}>
            <Button block icon={<LayoutGrid aria-hidden="true" />} onClick={onChangeTopics}>
              {t('changeTopics')}
            </Button>
          </div>
        )}
        <MinutesChart days={progress.minutes} month={present} className={grid.minutes} />
        <Fold title={t('correctByWeek')}>
          <WeeksChart weeks={progress.weeks} className={grid.weeks} />
        </Fold>
        <Fold title={t('topicsFinished')}>
          <TopicsFinished topics={progress.by_topic} className={grid.topics} />
        </Fold>
        <Skills skills={month.skills} seeAll={t('seeAll')} className={grid.skills} />
      </div>
      <MonthPart month={month} isWaiting={isWaiting} onMonth={onMonth} />
    </>
  )
}
