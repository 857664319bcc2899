import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import people from '#assets/hero-companions.svg'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { topicColours } from '#shared/ui/topic/topic-looks.ts'
import styles from './about.module.css'

/** `topic` gives its colours. */
type Point = { icon: LucideIcon; topic: number; title: string; text: string }
/** `children` is the link at the end. */
type Props = { title: string; text: string; points: readonly Point[]; children: ReactNode }

export function About({ title, text, points, children }: Props) {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>
            <Phrases>{title}</Phrases>
          </h1>
          <p>
            <Phrases>{text}</Phrases>
          </p>
        </div>
        <img src={people} alt="" width={420} height={289} />
      </section>
      <div className={styles.points}>
        {points.map((point) => (
          <Panel key={point.title} className={styles.point} style={topicColours(point.topic)}>
            <Leaf size={56}>
              <point.icon aria-hidden="true" />
            </Leaf>
            <h2>
              <Phrases>{point.title}</Phrases>
            </h2>
            <p>
              <Phrases>{point.text}</Phrases>
            </p>
          </Panel>
        ))}
      </div>
      {children && <Panel className={styles.end}>{children}</Panel>}
    </>
  )
}
