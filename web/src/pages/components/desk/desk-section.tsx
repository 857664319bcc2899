import sizes from '../../../features/admin/shell/sizes.module.css'
import { Section } from '../section'
import { deskSectionTexts as t } from './desk.texts'
import { DoingSamples } from './doing-samples'
import { FigureSamples } from './figure-samples'
import { ListSamples } from './list-samples'

/** The parts of the desk's pages, in the desk's sizes. */
export function DeskSection() {
  return (
    <div className={sizes.sizes} lang="en">
      <Section title={t.title}>
        <ListSamples />
        <DoingSamples />
        <FigureSamples />
      </Section>
    </div>
  )
}
