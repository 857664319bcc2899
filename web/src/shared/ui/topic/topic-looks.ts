import {
  Baby,
  Blocks,
  BookA,
  Building2,
  CircleCheck,
  Clapperboard,
  CookingPot,
  HandHeart,
  Handshake,
  type LucideIcon,
  PiggyBank,
  ShieldCheck,
  Sprout,
  WashingMachine,
} from 'lucide-react'
import type { CSSProperties } from 'react'

/** The library's pseudo topic for completed videos (specification, section 2). */
export const completedTopicId = -2

type Look = { icon: LucideIcon; colour: string }

/** The twelve fixed topics have the same icon and colour everywhere. */
const looks: Record<number, Look> = {
  13: { icon: WashingMachine, colour: 'chores' },
  7: { icon: CookingPot, colour: 'cooking' },
  26: { icon: Baby, colour: 'infant' },
  11: { icon: Blocks, colour: 'child' },
  10: { icon: HandHeart, colour: 'elderly' },
  3: { icon: BookA, colour: 'english' },
  4: { icon: Handshake, colour: 'behaviour' },
  24: { icon: PiggyBank, colour: 'money' },
  20: { icon: ShieldCheck, colour: 'safety' },
  16: { icon: Building2, colour: 'singapore' },
  5: { icon: Sprout, colour: 'development' },
  999: { icon: Clapperboard, colour: 'youtube' },
}
const completedLook: Look = { icon: CircleCheck, colour: 'money' }
const unknownLook: Look = { icon: Clapperboard, colour: 'youtube' }

/** A topic added by a provider uses the look of one of the twelve. */
const addedLooks: Record<number, Look> = {}

export const lookOf = (colour: string): Look =>
  Object.values(looks).find((look) => look.colour === colour) ?? unknownLook

/** Registers the looks of added topics; called after each load of the topics. */
export function registerLooks(topics: readonly { id: number; colour: string }[]) {
  for (const { id, colour } of topics) if (!looks[id]) addedLooks[id] = lookOf(colour)
}

export function topicLook(topicId: number | undefined): Look {
  if (topicId === completedTopicId) return completedLook
  return looks[topicId ?? 0] ?? addedLooks[topicId ?? 0] ?? unknownLook
}

/** Sets --tint and --tink for its content. */
export const topicColours = (topicId: number | undefined): CSSProperties => coloursOf(topicLook(topicId))

export function coloursOf({ colour }: Look): CSSProperties {
  const colours = {
    '--tint': `var(--topic-${colour}-tint)`,
    '--tink': `var(--topic-${colour}-ink)`,
  }
  return colours as CSSProperties
}
