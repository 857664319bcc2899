import type { Page } from '@playwright/test'
import type { Answer } from '../stage/states/state'

export type Device = 'phone' | 'desktop'

/** One screen in one state. */
export type Screen = {
  /** The file name of its pictures: `<name>-<device>-<theme>.png`. */
  name: string
  /** `{lesson}` stands for a fact of the walk. */
  path: string
  /** `npm test` looks at it too, on the device of its walk. */
  isMain?: boolean
  /** It differs from another screen in its words alone: a picture for the eye. */
  isForTheEye?: boolean
  /** On the other device than that of its walk, or on both; in pictures every screen is on both. */
  on?: Device | 'both'
  /** The other device has no such state. */
  only?: Device
  /** Calls whose answers make this state; without an entry the true answer comes. */
  answers?: Record<string, Answer>
  /** Done on the page, by a few presses, to come to this state. */
  arrive?: (page: Page, facts: Facts) => Promise<unknown>
  /** How the state is known to be there; without it the page has come and has a heading. */
  sees?: (page: Page) => Promise<unknown>
  /** Looked at by itself, where the page has no main part yet. */
  part?: string
}

/** Words that stand in the paths of a walk as `{name}`. */
export type Facts = Record<string, string>

export type Server = { origin: string; name: string }

/** The screens that one person comes to in one language. */
export type Walk = {
  who: string
  device: Device
  /** Signs the person in; `name` is for accounts of this walk alone. */
  enter?: (page: Page, server: Server) => Promise<Facts>
  screens: Screen[]
}

/** A text with the walk's facts in it; other braces are left as they are. */
export const withFacts = (text: string, facts: Facts) => text.replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all)

/** A screen whose name is where it stands. */
export type State = Omit<Screen, 'name'>

/** The states of a screen, named for the person whose they are. */
export const statesOf = (who: string, states: Record<string, State>): Screen[] =>
  Object.entries(states).map(([name, state]) => ({ name: `state-${name}-${who}`, ...state }))

export const forTheEye = (screens: Screen[]) => screens.map((one) => ({ ...one, isForTheEye: true }))
