import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import type { Profile } from '@kasama/contract/people/account.api'
import type { ReactNode } from 'react'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { WeeklyGoal } from './goal/weekly-goal'
import { HeroCard } from './hero/hero-card'
import { useSkills } from './progress.queries'
import grid from './progress-grid.module.css'
import { Skills } from './skills/skills'
import { Stamps } from './stamps'
import { Stats } from './stats'

type Props = { user: Profile; progress: Progress; redeem?: string | undefined; picture: ReactNode }

/** A worker's own page. */
export function WorkerView({ user, progress, redeem, picture }: Props) {
  const { data: skills = [] } = useSkills(user.id, useLanguage())
  return (
    <div className={grid.grid}>
      <HeroCard user={user} progress={progress} withGenie picture={picture} className={grid.hero} />
      <Stats progress={progress} className={grid.stats} />
      <div className={grid.goal}>
        <WeeklyGoal />
      </div>
      <Stamps
        credits={progress.credits_towards_voucher}
        voucherCents={progress.voucher_cents}
        redeem={redeem}
        className={grid.credit}
      />
      <Skills skills={skills} className={grid.skills} />
    </div>
  )
}
