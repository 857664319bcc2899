import { Chart } from '../../../features/admin/parts/figures/chart'
import { Figure, Figures } from '../../../features/admin/parts/figures/figure'
import { HealthRow } from '../../../features/admin/parts/figures/health-row'
import { SmallBars } from '../../../features/admin/parts/figures/small-bars'
import { DryRun } from '../../../features/admin/parts/papers/dry-run'
import { Paper } from '../../../features/admin/parts/papers/paper'
import { fillIn } from '../../../shared/i18n/texts'
import { Columns } from '../section'
import { bars, health, newAndGone } from './desk.samples'
import { deskSectionTexts as t } from './desk.texts'

/** Samples of figures, charts, health, a dry run, a sheet of paper. */
export function FigureSamples() {
  const sentence = (
    <>
      <b>{t.workers}</b>
      {t.learned}
    </>
  )
  return (
    <>
      <HealthRow cells={health} />
      <Figures>
        <Figure label={t.figure} value="214" trend={{ way: 'up', text: t.trend }} />
        <Figure label={t.figure} value="214" trend={{ way: 'flat', text: t.trend }} />
        <Figure label={t.figure} value="214" trend={{ way: 'down', text: t.trend }} />
        <Figure label={t.figure} value="214" />
      </Figures>
      <Columns>
        <Chart
          title={t.learning}
          sentence={sentence}
          bars={bars}
          columns={{ label: t.week, value: t.count }}
          file="learning"
        />
        <Chart
          title={t.newAndGone}
          sentence={sentence}
          bars={newAndGone}
          columns={{ label: t.week, value: t.new, gone: t.gone }}
          file="new-and-gone"
        />
      </Columns>
      <Columns>
        <SmallBars values={bars.map(({ value }) => value)} most={650} />
        <DryRun read={200} ready={196} refused={4} />
      </Columns>
      <Paper label={t.paper} count={3} page={(number) => <p>{fillIn(t.page, { number: number + 1 })}</p>} />
    </>
  )
}
