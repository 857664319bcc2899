import type { Skill } from '@kasama/contract/learning/progress/progress.api'
import { classNames } from '../class-names'
import { TopicIcon } from '../topic/topic-icon'
import { topicColours } from '../topic/topic-looks'
import styles from './skill-badge.module.css'
import { skillIcons } from './skill-icons'

type BadgeSkill = Pick<Skill, 'url' | 'topic_ids' | 'earned'>

/** Four leaves with the skill's picture in the middle; grey until it is earned. */
export function SkillBadge({ skill, isLarge = false }: { skill: BadgeSkill; isLarge?: boolean }) {
  return (
    <span
      className={classNames(styles.badge, isLarge && styles.large, !skill.earned && styles.dim)}
      style={topicColours(skill.topic_ids[0])}
    >
      <svg className={styles.leaves} viewBox="0 0 62 62" aria-hidden="true">
        <path d="M31 31H10A10 10 0 0 1 0 21V10A10 10 0 0 1 10 0h11a10 10 0 0 1 10 10ZM31 31V10A10 10 0 0 1 41 0h11a10 10 0 0 1 10 10v11a10 10 0 0 1-10 10ZM31 31h21a10 10 0 0 1 10 10v11a10 10 0 0 1-10 10H41a10 10 0 0 1-10-10ZM31 31v21a10 10 0 0 1-10 10H10A10 10 0 0 1 0 52V41a10 10 0 0 1 10-10Z" />
      </svg>
      <SkillPicture skill={skill} />
    </span>
  )
}

/** `url` is an address, or the name of one of our icons. */
function SkillPicture({ skill: { url, topic_ids } }: { skill: BadgeSkill }) {
  if (url.includes('/')) return <img src={url} alt="" loading="lazy" />
  const Icon = skillIcons[url]
  return Icon ? <Icon aria-hidden="true" /> : <TopicIcon topicId={topic_ids[0]} />
}
