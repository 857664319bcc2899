import behaviour from '#assets/scenes/behaviour-behaviour.svg'
import child from '#assets/scenes/child-blocks.svg'
import chores from '#assets/scenes/chores-iron.svg'
import cooking from '#assets/scenes/cooking-wok.svg'
import development from '#assets/scenes/development-growth.svg'
import elderly from '#assets/scenes/elderly-elderly.svg'
import english from '#assets/scenes/english-english.svg'
import infant from '#assets/scenes/infant-swaddle.svg'
import money from '#assets/scenes/money-money.svg'
import safety from '#assets/scenes/safety-wetfloor.svg'
import singapore from '#assets/scenes/singapore-mrt.svg'
import youtube from '#assets/scenes/youtube-film.svg'
import { topicLook } from './topic-looks'

const scenes: Record<string, string> = {
  behaviour,
  child,
  chores,
  cooking,
  development,
  elderly,
  english,
  infant,
  money,
  safety,
  singapore,
  youtube,
}

/** The topic's drawing (16:9), for a video without a picture. */
export const topicScene = (topicId: number | undefined) => scenes[topicLook(topicId).colour] ?? youtube
